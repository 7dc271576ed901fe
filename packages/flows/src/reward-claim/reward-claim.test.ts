import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { failing, refused } from '../../test/fixtures.ts';
import { buildClaim, claimAttemptWith, claimResult, target } from '../../test/flows/reward-claim.ts';
import { pass } from '../../test/stage.ts';
import type { ClaimAttempt, RewardClaimed } from './reward-claim.types.ts';
import { claimView } from './reward-claim.view.ts';

const stored = claimAttemptWith('stored-key');

function open(attempt: ClaimAttempt | null = null) {
  const { machine, stage } = buildClaim();
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { target, attempt, checkingPace: [0] }, clock });
  const told: RewardClaimed[] = [];
  actor.on('reward.claimed', (news) => told.push(news));
  actor.start();
  return { actor, stage, clock, told, view: () => claimView(actor.getSnapshot()) };
}

test('a double click claims once, and the outcome is told once', async () => {
  const { actor, stage, told, view } = open();
  actor.send({ type: 'player.claim' });
  actor.send({ type: 'player.claim' });
  await stage.answer({ output: stored });
  actor.send({ type: 'player.claim' });
  expect(stage.named('claim').map((call) => call.input)).toEqual([{ attempt: stored }]);
  await stage.answer({ output: claimResult });
  expect(view()).toEqual({ kind: 'claimed', result: claimResult });
  expect(told).toEqual([{ type: 'reward.claimed', target, result: claimResult }]);
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
});

test('a claim whose answer was lost is found after a reload, and told then', async () => {
  const { stage, clock, told, view } = open(stored);
  await pass(clock, 1);
  await stage.answer({ output: claimResult });
  expect(stage.named('claim')).toEqual([]);
  expect(view().kind).toBe('claimed');
  expect(told.length).toBe(1);
});

test('a refusal is told where the claim was, which can be tried again', async () => {
  const { actor, stage, told, view } = open();
  actor.send({ type: 'player.claim' });
  await stage.answer({ output: stored });
  await stage.answer(failing(refused));
  expect(view()).toEqual({ kind: 'ready', problem: refused });
  expect(told).toEqual([]);
  actor.send({ type: 'player.claim' });
  expect(view()).toEqual({ kind: 'submitting' });
});

test('the second press of a double click that comes after the answer claims nothing', async () => {
  const { actor, stage, clock, view } = open();
  actor.send({ type: 'player.claim' });
  await stage.answer({ output: stored });
  await stage.answer({ output: claimResult });
  await pass(clock, 999);
  actor.send({ type: 'player.claim' });
  expect(view().kind).toBe('claimed');
  expect(stage.named('claim').length).toBe(1);
});

test('what can be had again is another claim, under a key of its own', async () => {
  const { actor, stage, clock, told } = open();
  actor.send({ type: 'player.claim' });
  await stage.answer({ output: stored });
  await stage.answer({ output: claimResult });
  await pass(clock, 1_000);
  actor.send({ type: 'player.claim' });
  await stage.answer({ output: claimAttemptWith('second-key') });
  await stage.answer({ output: claimResult });
  const keys = stage.named('claim').map(({ input }) => (input as { attempt: ClaimAttempt }).attempt.key);
  expect(keys).toEqual(['stored-key', 'second-key']);
  expect(told.length).toBe(2);
});
