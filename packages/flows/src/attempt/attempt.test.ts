import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { failing, network, refused } from '../../test/fixtures.ts';
import { attemptView, buildAttempt, spinAttempt, submitSpin } from '../../test/flows/attempt.ts';
import { pass } from '../../test/stage.ts';
import type { AttemptInput, AttemptKind } from './attempt.types.ts';

const record = { billNo: 'S1' };

function open(input: Partial<AttemptInput<AttemptKind>> = {}) {
  const { machine, stage } = buildAttempt();
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input: { trace: null, isRepeatable: true, isKeptWhenAnswered: false, pace: [0], ...input },
    clock,
  }).start();
  return { actor, stage, clock, view: () => attemptView(actor.getSnapshot()) };
}

/** Up to the point where nobody knows what became of the stored attempt. */
async function openUnknown(input: Partial<AttemptInput<AttemptKind>> = {}) {
  const opened = open({ trace: { by: 'attempt', attempt: spinAttempt }, ...input });
  await pass(opened.clock, 1);
  await opened.stage.answer({ output: null });
  expect(opened.view()).toEqual({ kind: 'unknown' });
  return opened;
}

test('an answered attempt is closed, and handed on with its record', async () => {
  const { actor, stage, view } = open();
  actor.send(submitSpin);
  expect(stage.calls.at(-1)?.input).toEqual({ request: { wheel: 1 } });
  await stage.answer({ output: spinAttempt });
  await stage.answer({ output: record });
  expect(view()).toEqual({ kind: 'answered', record, trace: { by: 'attempt', attempt: spinAttempt } });
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
});

test('ten submits open and send once', async () => {
  const { actor, stage } = open();
  for (let press = 0; press < 10; press += 1) actor.send(submitSpin);
  expect(stage.calls.map(({ name }) => name)).toEqual(['openAttempt']);
  await stage.answer({ output: spinAttempt });
  actor.send(submitSpin);
  expect(stage.calls.map(({ name }) => name)).toEqual(['openAttempt', 'sendAttempt']);
});

test('an answered attempt stays stored where its flow goes on with it', async () => {
  const { actor, stage, view } = open({ isKeptWhenAnswered: true });
  actor.send(submitSpin);
  await stage.answer({ output: spinAttempt });
  await stage.answer({ output: record });
  expect(view().kind).toBe('answered');
  expect(stage.effects).toEqual([]);
});

test('a refused attempt is closed even where answered ones are kept', async () => {
  const { actor, stage, view } = open({ isKeptWhenAnswered: true });
  actor.send(submitSpin);
  await stage.answer({ output: spinAttempt });
  await stage.answer(failing(refused));
  expect(view()).toEqual({ kind: 'refused', problem: refused });
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
});

test('the same is sent again only where the flow allows it', async () => {
  const allowed = await openUnknown();
  allowed.actor.send({ type: 'player.sendSame' });
  expect(allowed.stage.named('sendAttempt').length).toBe(1);
  const forbidden = await openUnknown({ isRepeatable: false });
  forbidden.actor.send({ type: 'player.sendSame' });
  expect(forbidden.stage.named('sendAttempt')).toEqual([]);
  expect(forbidden.view()).toEqual({ kind: 'unknown' });
});

test('what has only a number is looked for, but neither sent nor closed', async () => {
  const { actor, stage, view } = await openUnknown({ trace: { by: 'billNo', billNo: 'S1' } });
  expect(stage.calls.map((call) => call.input)).toEqual([{ by: 'billNo', billNo: 'S1' }]);
  actor.send({ type: 'player.sendSame' });
  actor.send({ type: 'player.discard' });
  expect(view()).toEqual({ kind: 'discarded' });
  expect(stage.named('sendAttempt')).toEqual([]);
  expect(stage.effects).toEqual([]);
});

test('an attempt that could not be opened has stored, sent and closed nothing', async () => {
  const { actor, stage, view } = open();
  actor.send(submitSpin);
  await stage.answer(failing(network));
  expect(view()).toEqual({ kind: 'unopened', problem: network });
  expect(stage.named('sendAttempt')).toEqual([]);
  expect(stage.effects).toEqual([]);
});
