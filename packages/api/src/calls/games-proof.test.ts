import { sampleRounds } from '@fortuna/domain/testing/fair-play-samples.ts';
import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { getRoundProof } from './games-proof.ts';

const { slot, crash } = sampleRounds;

it('getRoundProof gives a round with what it takes to recompute it', async () => {
  const server = fakeServer(jsonReply(answerExample('getRoundProof', 'slot')));
  expect(await getRoundProof(server.api, { round: '41' })).toEqual({
    id: '41',
    gameName: 'Tesouro da Maré',
    provider: 'Mangue Games',
    placedAt: '2026-05-01T13:20:00.000Z',
    status: 'settled',
    stake: slot.stake,
    win: slot.win,
    facts: slot.facts,
    seeds: { ...slot.seeds, commitment: slot.commitment },
  });
  expect(server.onlyRequest().url.searchParams.get('round_id')).toBe('41');
});

it("getRoundProof reads a crash round, and leaves out what of it is the engine's own", async () => {
  const { api } = fakeServer(jsonReply(answerExample('getRoundProof', 'crash')));
  expect((await getRoundProof(api, { round: '42' })).facts).toEqual(crash.facts);
});

it.each([
  ['an engine that is newer', { engine: 'dice', outcome: { face: 6 } }],
  ['a round that is open', { engine: 'crash', outcome: { flight: 7, point: null, cashedOut: null } }],
  ['no outcome', { outcome: null }],
  ['a place that the reel has not', { outcome: { theme: 'coast', stops: [0, 0, 99, 0, 0] } }],
  ['a theme that is none', { outcome: { theme: 'toString', stops: [0, 0, 0, 0, 0] } }],
])('getRoundProof has no facts for %s', async (_, change) => {
  const answer = answerExample('getRoundProof', 'slot') as { data: object };
  const { api } = fakeServer(jsonReply({ ...answer, data: { ...answer.data, ...change } }));
  expect((await getRoundProof(api, { round: '41' })).facts).toBeNull();
});

it('getRoundProof has no seeds where there is no proof, and none of the server while it is secret', async () => {
  const answer = answerExample('getRoundProof', 'slot') as { data: { proof: object } };
  const read = (proof: object | null) =>
    getRoundProof(fakeServer(jsonReply({ ...answer, data: { ...answer.data, proof } })).api, { round: '41' });
  expect((await read(null)).seeds).toBeNull();
  expect((await read({ ...answer.data.proof, server_seed: null })).seeds?.serverSeed).toBeNull();
});
