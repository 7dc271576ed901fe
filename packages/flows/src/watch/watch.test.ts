import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { failing, network, notFound, unauthenticated } from '../../test/fixtures.ts';
import { buildWatch, watchView } from '../../test/flows/watch.ts';
import { pass } from '../../test/stage.ts';
import { growingPace, paymentPace, reviewPace } from './watch.ts';

const record = { billNo: 'R1', version: 1 };

function open(isKnown: boolean) {
  const { machine, stage } = buildWatch();
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input: { billNo: 'R1', isKnown, pace: [1_000, 4_000] },
    clock,
  }).start();
  return { actor, stage, clock, view: () => watchView(actor.getSnapshot()) };
}

test.each([
  ['there is none', { output: null }, notFound],
  ['it cannot be read', failing(network), network],
] as const)('an unknown record is read at once; the watch ends when %s', async (_, outcome, problem) => {
  const { stage, view } = open(false);
  expect(stage.calls.map((call) => call.input)).toEqual([{ by: 'billNo', billNo: 'R1' }]);
  await stage.answer(outcome);
  expect(view()).toEqual({ kind: 'failed', problem });
});

test('a known record that is missed once is followed on', async () => {
  const { stage, clock, view } = open(true);
  await pass(clock, 1_000);
  await stage.answer({ output: null });
  expect(view()).toEqual({ kind: 'record.missed', type: 'record.missed' });
  await pass(clock, 3_500);
  expect(stage.open()).toEqual([]);
  await pass(clock, 500);
  await stage.answer({ output: record });
  expect(view()).toMatchObject({ kind: 'record.seen', record });
});

test('a look out of turn begins the pace anew', async () => {
  const { actor, stage, clock } = open(true);
  for (let look = 0; look < 3; look += 1) {
    await pass(clock, 4_000);
    await stage.answer({ output: record });
  }
  actor.send({ type: 'page.focused' });
  await stage.answer({ output: record });
  // That look was the first of a new pace.
  await pass(clock, 3_500);
  expect(stage.open()).toEqual([]);
  await pass(clock, 500);
  expect(stage.open().length).toBe(1);
});

test('it rests while only the player can help', async () => {
  const { actor, stage, clock } = open(true);
  await pass(clock, 1_000);
  await stage.answer(failing(unauthenticated));
  await pass(clock, 100_000, 5_000);
  expect(stage.open()).toEqual([]);
  actor.send({ type: 'player.lookAgain' });
  expect(stage.open().length).toBe(1);
});

test('paces grow from their first wait to their slowest', () => {
  expect(growingPace(1_000, 2, 5_000)).toEqual([1_000, 2_000, 4_000, 5_000]);
  expect([paymentPace[0], paymentPace.at(-1)]).toEqual([3_000, 30_000]);
  expect([reviewPace[0], reviewPace.at(-1)]).toEqual([5_000, 120_000]);
});
