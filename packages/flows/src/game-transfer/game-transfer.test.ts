import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { failing, refused } from '../../test/fixtures.ts';
import { buildTransfer, order, transfer, transferAttemptWith } from '../../test/flows/game-transfer.ts';
import { pass } from '../../test/stage.ts';
import type { TransferAttempt } from './game-transfer.types.ts';
import { transferView } from './game-transfer.view.ts';

const stored = transferAttemptWith('stored-key');
const press = { type: 'player.transfer', order } as const;

function open(attempt: TransferAttempt | null = null) {
  const { machine, stage } = buildTransfer();
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { attempt, checkingPace: [0] }, clock });
  const told: string[] = [];
  actor.on('*', (news) => told.push(news.type));
  actor.start();
  return { actor, stage, clock, told, view: () => transferView(actor.getSnapshot()) };
}

test('a double press moves money once, and it is told once', async () => {
  const { actor, stage, told, view } = open();
  actor.send(press);
  actor.send(press);
  await stage.answer({ output: stored });
  actor.send(press);
  expect(stage.named('transfer').map((call) => call.input)).toEqual([{ attempt: stored }]);
  expect(view()).toEqual({ kind: 'submitting', order });
  await stage.answer({ output: transfer });
  expect(view()).toEqual({ kind: 'moved', transfer });
  expect(told).toEqual(['money.moved']);
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
});

test('a move whose answer was lost is checked, and found after a reload without being sent again', async () => {
  const first = open();
  first.actor.send(press);
  await first.stage.answer({ output: stored });
  await first.stage.answer(failing({ kind: 'timeout' }));
  expect(first.view()).toEqual({ kind: 'checking', order });
  const { stage, clock, told, view } = open(stored);
  expect(view()).toEqual({ kind: 'checking', order });
  await pass(clock, 1);
  await stage.answer({ output: transfer });
  expect(stage.named('transfer')).toEqual([]);
  expect(view().kind).toBe('moved');
  expect(told).toEqual(['money.moved']);
});

test('a refusal is told where the move was asked for, which can be tried again', async () => {
  const { actor, stage, told, view } = open();
  actor.send(press);
  await stage.answer({ output: stored });
  await stage.answer(failing(refused));
  expect(view()).toEqual({ kind: 'ready', problem: refused });
  // Something stands otherwise than the page says.
  expect(told).toEqual(['transfer.ended']);
  actor.send(press);
  expect(view()).toEqual({ kind: 'submitting', order });
});

test('the second press of a double click that comes after the answer moves nothing', async () => {
  const { actor, stage, clock, view } = open();
  actor.send(press);
  await stage.answer({ output: stored });
  await stage.answer({ output: transfer });
  await pass(clock, 999);
  actor.send(press);
  expect(view()).toEqual({ kind: 'moved', transfer });
  await pass(clock, 1);
  actor.send(press);
  expect(view()).toEqual({ kind: 'submitting', order });
});

test('another order, and money that has come, need not wait', async () => {
  for (const next of [
    { type: 'player.transfer', order: { ...order, amount: 5_000 } },
    { type: 'player.transfer', order: { ...order, kind: 'out' } },
    { type: 'money.arrived', order },
  ] as const) {
    const { actor, stage, view } = open();
    actor.send(press);
    await stage.answer({ output: stored });
    await stage.answer({ output: transfer });
    actor.send(next);
    expect(view()).toEqual({ kind: 'submitting', order: next.order });
  }
});
