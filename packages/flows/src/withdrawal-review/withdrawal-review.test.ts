import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  account,
  failing,
  network,
  refused,
  rules,
  unauthenticated,
  withdrawal,
  withdrawalAttempt,
} from '../../test/fixtures.ts';
import { buildWithdrawalReview } from '../../test/flows/withdrawal-review.ts';
import { pass } from '../../test/stage.ts';
import { type MoneyMoved, onMoneyMoved } from '../money-moved.ts';
import type { WithdrawalFlowInput } from './withdrawal-review.types.ts';
import { withdrawalReviewView } from './withdrawal-review.view.ts';

const submit = {
  type: 'player.submit',
  draft: { amount: 5_000, account, remark: 'Aluguel', rules },
} as const;
const confirm = { type: 'player.confirm', withdrawalPassword: '246810' } as const;
const summary = {
  amount: 5_000,
  account,
  remark: 'Aluguel',
  mandatoryFee: 50,
  generalFee: 250,
  net: 4_700,
};

function open(input: Partial<WithdrawalFlowInput> = {}) {
  const { machine, stage } = buildWithdrawalReview();
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input: { attempt: null, ...input },
    clock,
  });
  const moved: MoneyMoved[] = [];
  onMoneyMoved(actor, (money) => moved.push(money));
  const views: string[] = [];
  actor.subscribe((snapshot) => {
    const { kind } = withdrawalReviewView(snapshot);
    if (views.at(-1) !== kind) views.push(kind);
  });
  actor.start();
  return { actor, stage, clock, moved, views, view: () => withdrawalReviewView(actor.getSnapshot()) };
}

test('fees are shown before confirming, ten presses send one request, the review is followed to its end', async () => {
  const { actor, stage, clock, views, view } = open();
  actor.send(submit);
  expect(view()).toEqual({ kind: 'confirming', summary, problem: null });
  for (let press = 0; press < 10; press += 1) actor.send(confirm);
  await stage.answer({ output: withdrawalAttempt });
  actor.send(confirm);
  expect(stage.named('openAttempt').length).toBe(1);
  expect(stage.named('createWithdrawal').map((call) => call.input)).toEqual([
    {
      attempt: withdrawalAttempt,
      input: { amount: 5_000, account, remark: 'Aluguel', withdrawalPassword: '246810' },
    },
  ]);
  await stage.answer({ output: withdrawal });
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
  await pass(clock, 5_000);
  expect(stage.calls.at(-1)?.input).toEqual({ by: 'billNo', billNo: 'W1' });
  await stage.answer({ output: { ...withdrawal, status: 'rejected', reason: 'Titular diferente' } });
  expect(view()).toMatchObject({ kind: 'rejected', withdrawal: { reason: 'Titular diferente' } });
  actor.send({ type: 'player.another' });
  expect(views).toEqual(['editing', 'confirming', 'submitting', 'pendingReview', 'rejected', 'editing']);
});

test.each([
  ['the server refuses', refused],
  ['the password field is wrong', { kind: 'invalid', fields: { withdrawalPassword: 'errada' } }],
  ['there were too many tries', { kind: 'rateLimited', retryAfterSeconds: 60 }],
] as const)('when %s the confirmation stays, with the amount', async (_, problem) => {
  const { actor, stage, view } = open();
  actor.send(submit);
  actor.send(confirm);
  await stage.answer({ output: withdrawalAttempt });
  await stage.answer(failing(problem));
  expect(view()).toEqual({ kind: 'confirming', summary, problem });
  expect(stage.effects).toEqual(['closeAttempt stored-key']);
  actor.send(confirm);
  expect(view()).toEqual({ kind: 'submitting', summary });
});

test.each([
  ['another field is wrong', { kind: 'invalid', fields: { amount: 'baixo' } }],
  ['the login has ended', unauthenticated],
  ['it is not allowed', { kind: 'forbidden' }],
] as const)('when %s the form is shown with the problem', async (_, problem) => {
  const { actor, stage, view } = open();
  actor.send(submit);
  actor.send(confirm);
  await stage.answer({ output: withdrawalAttempt });
  await stage.answer(failing(problem));
  expect(view()).toEqual({ kind: 'editing', problem });
});

test('the password is gone as soon as there is an answer, or none', async () => {
  for (const outcome of [{ output: withdrawal }, failing(refused), failing(network)]) {
    const { actor, stage } = open();
    actor.send(submit);
    actor.send(confirm);
    // Of the flow and of all that it has invoked.
    const held = () => JSON.stringify(actor.getPersistedSnapshot());
    expect(held()).toContain('246810');
    await stage.answer({ output: withdrawalAttempt });
    await stage.answer(outcome);
    expect(held()).not.toContain('246810');
  }
});

test('a lost answer is looked for and never sent again', async () => {
  const { actor, stage, clock, views, view } = open();
  actor.send(submit);
  actor.send(confirm);
  await stage.answer({ output: withdrawalAttempt });
  await stage.answer(failing({ kind: 'timeout' }));
  for (let second = 0; second <= 40; second += 1) {
    await pass(clock, 1_000);
    if (stage.open().length > 0) await stage.answer({ output: null });
  }
  expect(view()).toEqual({ kind: 'unknown', summary });
  actor.send(confirm);
  actor.send({ type: 'player.lookAgain' });
  await pass(clock, 1);
  expect(stage.calls.at(-1)?.input).toEqual({ by: 'attempt', attempt: withdrawalAttempt });
  await stage.answer({ output: withdrawal });
  expect(stage.named('createWithdrawal').length).toBe(1);
  expect(views).toEqual([
    'editing',
    'confirming',
    'submitting',
    'checking',
    'unknown',
    'checking',
    'pendingReview',
  ]);
});

test('a reload goes on: with the stored attempt, or with the number of what was followed', async () => {
  const byAttempt = open({ attempt: withdrawalAttempt });
  expect(byAttempt.view()).toEqual({ kind: 'checking', summary: null });
  await pass(byAttempt.clock, 1);
  await byAttempt.stage.answer({ output: withdrawal });
  expect(byAttempt.view()).toEqual({ kind: 'pendingReview', withdrawal, isStale: false });
  const byNumber = open({ billNo: 'W1' });
  await pass(byNumber.clock, 1);
  await byNumber.stage.answer({ output: { ...withdrawal, status: 'approved' } });
  expect(byNumber.view()).toMatchObject({ kind: 'approved' });
  expect(byNumber.stage.effects).toEqual([]);
});

test('looks at once on focus, one look at a time, and says when a look has failed', async () => {
  const { actor, stage, clock, view } = open({ billNo: 'W1' });
  await pass(clock, 1);
  await stage.answer({ output: withdrawal });
  actor.send({ type: 'page.focused' });
  actor.send({ type: 'page.focused' });
  await stage.answer(failing(network));
  expect(view()).toEqual({ kind: 'pendingReview', withdrawal, isStale: true });
  await pass(clock, 10_000);
  await stage.answer({ output: null });
  expect(view()).toEqual({ kind: 'pendingReview', withdrawal, isStale: true });
  actor.send({ type: 'player.lookAgain' });
  await stage.answer(failing(unauthenticated));
  await pass(clock, 600_000, 10_000);
  expect(stage.open()).toEqual([]);
  actor.send({ type: 'page.focused' });
  await stage.answer({ output: withdrawal });
  expect(view()).toEqual({ kind: 'pendingReview', withdrawal, isStale: false });
});

test('money has moved when a withdrawal is accepted, and again when it is decided', async () => {
  const { actor, stage, moved } = open();
  actor.send(submit);
  actor.send(confirm);
  await stage.answer({ output: withdrawalAttempt });
  expect(moved).toEqual([]);
  await stage.answer({ output: withdrawal });
  expect(moved).toEqual([{ type: 'money.moved', billNo: 'W1', isSettled: false }]);
  actor.send({ type: 'page.focused' });
  await stage.answer({ output: { ...withdrawal, status: 'approved' } });
  expect(moved.slice(1)).toEqual([{ type: 'money.moved', billNo: 'W1', isSettled: true }]);
});

test('a withdrawal that is decided at once moves money once', async () => {
  const { clock, stage, moved } = open({ billNo: 'W1' });
  await pass(clock, 1);
  await stage.answer({ output: { ...withdrawal, status: 'rejected' } });
  expect(moved).toEqual([{ type: 'money.moved', billNo: 'W1', isSettled: true }]);
});
