import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  depositAttempt,
  depositInput,
  failing,
  network,
  order,
  refused,
  unauthenticated,
} from '../../test/fixtures.ts';
import { buildDeposit } from '../../test/flows/deposit.ts';
import { pass } from '../../test/stage.ts';
import { depositMachine } from './deposit.machine.ts';
import type { DepositFlowInput } from './deposit.types.ts';
import { depositView } from './deposit.view.ts';

const submit = { type: 'player.submit', input: depositInput } as const;

function open(input: Partial<DepositFlowInput> = {}) {
  const { machine, stage } = buildDeposit();
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input: { attempt: null, allowedOrigins: ['https://pay.example.com'], ...input },
    clock,
  });
  const views: string[] = [];
  actor.subscribe((snapshot) => {
    const { kind } = depositView(snapshot);
    if (views.at(-1) !== kind) views.push(kind);
  });
  actor.start();
  return { actor, stage, clock, views, view: () => depositView(actor.getSnapshot()) };
}

test('ten clicks send one request, under the key that was stored before', async () => {
  const { actor, stage, views } = open();
  for (let click = 0; click < 10; click += 1) actor.send(submit);
  expect(stage.calls.map((call) => call.name)).toEqual(['openAttempt']);
  await stage.answer({ output: depositAttempt });
  actor.send(submit);
  expect(stage.named('createDeposit').map((call) => call.input)).toEqual([{ attempt: depositAttempt }]);
  expect(stage.effects).toEqual([]);
  await stage.answer({ output: order });
  expect(views).toEqual(['editing', 'submitting', 'ordered']);
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
  expect(actor.getSnapshot().output).toEqual({ kind: 'ordered', billNo: 'D1' });
});

test('a lost answer is looked for at 0, 2, 6, 14 and 30 seconds, then unknown, and nothing is sent again', async () => {
  const { actor, stage, clock, views } = open();
  actor.send(submit);
  await stage.answer({ output: depositAttempt });
  await stage.answer(failing({ kind: 'timeout' }));
  const looks: number[] = [];
  for (let second = 0; second <= 40; second += 1) {
    await pass(clock, second === 0 ? 1 : 1_000);
    if (stage.open().length > 0) {
      looks.push(second);
      await stage.answer(second === 6 ? failing(network) : { output: null });
    }
  }
  expect(looks).toEqual([0, 2, 6, 14, 30]);
  expect(views).toEqual(['editing', 'submitting', 'checking', 'unknown']);
  expect(stage.named('createDeposit').length).toBe(1);
  expect(stage.effects).toEqual([]);
});

test('sending the same again uses the same key and body', async () => {
  const { actor, stage, clock } = open({ attempt: depositAttempt, checkingPace: [0] });
  await pass(clock, 1);
  await stage.answer({ output: null });
  expect(stage.named('createDeposit')).toEqual([]);
  actor.send({ type: 'player.sendSame' });
  actor.send({ type: 'player.sendSame' });
  expect(stage.named('createDeposit').map((call) => call.input)).toEqual([{ attempt: depositAttempt }]);
  await stage.answer({ output: order });
  expect(actor.getSnapshot().output).toEqual({ kind: 'ordered', billNo: 'D1' });
});

test.each([
  ['a 401', unauthenticated],
  ['a 403', { kind: 'forbidden' }],
  ['a conflict with the first send', { kind: 'conflict' }],
  ['a wait', { kind: 'rateLimited', retryAfterSeconds: 5 }],
] as const)('%s to the repeated send leaves the first one unknown', async (_, problem) => {
  const { actor, stage, clock, view } = open({ attempt: depositAttempt, checkingPace: [0] });
  await pass(clock, 1);
  await stage.answer({ output: null });
  actor.send({ type: 'player.sendSame' });
  await stage.answer(failing(problem));
  expect(view()).toEqual({ kind: 'unknown' });
  expect(stage.effects).toEqual([]);
});

test.each([refused, unauthenticated])(
  'a refusal ($kind) goes back to the form and closes the attempt',
  async (problem) => {
    const { actor, stage, view } = open();
    actor.send(submit);
    await stage.answer({ output: depositAttempt });
    await stage.answer(failing(problem));
    expect(view()).toEqual({ kind: 'editing', problem });
    expect(stage.effects).toEqual(['closeAttempt stored-key']);
    actor.send(submit);
    expect(stage.named('openAttempt').length).toBe(2);
  },
);

test('an attempt that cannot be opened sends nothing', async () => {
  const { actor, stage, view } = open();
  actor.send(submit);
  await stage.answer(failing(network));
  expect(view()).toEqual({ kind: 'editing', problem: network });
  expect(stage.named('createDeposit')).toEqual([]);
});

test('an allowed address is named, kept over a reload, and left for at a press', async () => {
  const payUrl = 'https://pay.example.com/d/1';
  const { actor, stage, clock, view } = open({ attempt: depositAttempt });
  await pass(clock, 1);
  await stage.answer({ output: { ...order, payUrl } });
  expect(view()).toEqual({ kind: 'leaving', host: 'pay.example.com', billNo: 'D1' });
  expect(stage.effects).toEqual([]);
  actor.send({ type: 'player.leave' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'leaving', billNo: 'D1', url: payUrl });
  expect(view()).toEqual({ kind: 'leaving', host: 'pay.example.com', billNo: 'D1' });
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
});

test('a foreign address is not left for, its order is still there', async () => {
  const { actor, stage, clock, view } = open({ attempt: depositAttempt });
  await pass(clock, 1);
  await stage.answer({ output: { ...order, payUrl: 'https://pay.example.com.evil.org/d/1' } });
  expect(view()).toEqual({ kind: 'blockedAddress', host: 'pay.example.com.evil.org', billNo: 'D1' });
  actor.send({ type: 'player.leave' });
  actor.send({ type: 'player.openOrder' });
  expect(actor.getSnapshot().output).toEqual({ kind: 'ordered', billNo: 'D1' });
});

test('an order that is settled already is shown, not paid again', async () => {
  const { actor, stage, clock } = open({ attempt: depositAttempt });
  await pass(clock, 1);
  await stage.answer({ output: { ...order, status: 'approved', payUrl: 'https://pay.example.com/d/1' } });
  expect(actor.getSnapshot().output).toEqual({ kind: 'ordered', billNo: 'D1' });
});

test('leaving the page while the answer is out leaves the attempt stored', async () => {
  const { actor, stage } = open();
  actor.send(submit);
  await stage.answer({ output: depositAttempt });
  actor.stop();
  expect(stage.calls.at(-1)?.signal.aborted).toBe(true);
  expect(stage.effects).toEqual([]);
});

test('a machine whose actors were not provided sends nothing', async () => {
  const actor = createActor(depositMachine, { input: { attempt: null, allowedOrigins: [] } }).start();
  actor.send(submit);
  await pass(new SimulatedClock(), 1);
  expect(depositView(actor.getSnapshot())).toEqual({ kind: 'editing', problem: network });
});
