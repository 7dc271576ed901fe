import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { failing, refused } from '../../test/fixtures.ts';
import { buildSpin, spin, spinAttemptWith } from '../../test/flows/wheel-spin.ts';
import { pass } from '../../test/stage.ts';
import type { SpinAttempt, SpinTaken } from './wheel-spin.types.ts';
import { spinView } from './wheel-spin.view.ts';

const stored = spinAttemptWith('stored-key');

function open(attempt: SpinAttempt | null = null) {
  const { machine, stage } = buildSpin();
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { wheel: 'daily', attempt, checkingPace: [0] }, clock });
  const told: SpinTaken[] = [];
  actor.on('spin.taken', (news) => told.push(news));
  actor.start();
  return { actor, stage, clock, told, view: () => spinView(actor.getSnapshot()) };
}

test('ten presses take one spin; its prize stays findable until it has been seen', async () => {
  const { actor, stage, told, view } = open();
  for (let press = 0; press < 10; press += 1) actor.send({ type: 'player.spin' });
  await stage.answer({ output: stored });
  actor.send({ type: 'player.spin' });
  expect(stage.named('spin').map((call) => call.input)).toEqual([{ attempt: stored }]);
  await stage.answer({ output: spin });
  expect(view()).toEqual({ kind: 'landing', spin });
  actor.send({ type: 'player.spin' });
  expect(stage.effects).toEqual([]);
  actor.send({ type: 'wheel.landed' });
  expect(view()).toEqual({ kind: 'won', spin });
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
  expect(told).toEqual([{ type: 'spin.taken', wheel: 'daily', spin }]);
});

test('a reload while the wheel turns finds the prize and takes no second spin', async () => {
  const { actor, stage, clock, view } = open(stored);
  expect(view()).toEqual({ kind: 'checking' });
  await pass(clock, 1);
  await stage.answer({ output: spin });
  expect(view()).toEqual({ kind: 'landing', spin });
  actor.send({ type: 'player.skip' });
  expect(view()).toEqual({ kind: 'won', spin });
  expect(stage.named('spin')).toEqual([]);
});

test('a refusal stops the wheel and says why', async () => {
  const { actor, stage, told, view } = open();
  actor.send({ type: 'player.spin' });
  await stage.answer({ output: stored });
  await stage.answer(failing(refused));
  expect(view()).toEqual({ kind: 'ready', problem: refused });
  expect(told).toEqual([]);
});

test('the next spin begins from the prize, without the last one', async () => {
  const { actor, stage, view } = open();
  actor.send({ type: 'player.spin' });
  await stage.answer({ output: stored });
  await stage.answer({ output: spin });
  actor.send({ type: 'player.skip' });
  actor.send({ type: 'player.spin' });
  expect(view()).toEqual({ kind: 'submitting' });
  expect(stage.named('openAttempt').length).toBe(2);
});
