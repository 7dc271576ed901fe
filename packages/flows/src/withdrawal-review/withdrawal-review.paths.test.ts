import { expect, test } from 'vitest';
import { buildWithdrawalReview } from '../../test/builds.ts';
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
import { walk } from '../../test/paths.ts';
import type { Stage } from '../../test/stage.ts';
import { withdrawalReviewView } from './withdrawal-review.view.ts';

const paces = { passwordField: 'password', checkingPace: [0], reviewPace: [1_000] };
const model = {
  build: buildWithdrawalReview,
  inputs: [
    { attempt: null, ...paces },
    { attempt: withdrawalAttempt, ...paces },
    { attempt: null, billNo: 'W1', ...paces },
  ],
  playerEvents: [
    { type: 'player.submit', draft: { amount: 5_000, account, rules } },
    { type: 'player.confirm', withdrawalPassword: '246810' },
    { type: 'player.back' },
    { type: 'player.lookAgain' },
    { type: 'player.discard' },
    { type: 'player.another' },
    { type: 'page.focused' },
  ],
  outcomes: {
    openAttempt: [{ output: withdrawalAttempt }, failing(network)],
    createWithdrawal: [
      { output: withdrawal },
      { output: { ...withdrawal, status: 'approved' } },
      { output: { ...withdrawal, status: 'rejected', reason: 'Titular diferente' } },
      failing(network),
      failing(refused),
      failing(unauthenticated),
      failing({ kind: 'invalid', fields: { password: 'errada' } }),
      failing({ kind: 'invalid', fields: { money: 'baixo' } }),
    ],
    findWithdrawal: [
      { output: null },
      { output: withdrawal },
      { output: { ...withdrawal, status: 'approved' } },
      { output: { ...withdrawal, status: 'rejected', reason: 'Titular diferente' } },
      failing(network),
      failing(unauthenticated),
    ],
  },
  view: withdrawalReviewView,
};

/** One send for each key that was stored; a withdrawal is never sent again. */
function checkPath(stage: Stage) {
  const stored = stage.named('openAttempt').filter((call) => call.state === 'answered');
  expect(stage.named('createWithdrawal').length).toBeLessThanOrEqual(stored.length);
}

test('every state and transition is walked, and the screen sees exactly these moves', {
  timeout: 30_000,
}, async () => {
  const report = await walk(model, checkPath);
  expect(report.missed).toEqual([]);
  expect(report.moves).toEqual([
    'approved --player.another--> editing',
    'checking --done looking--> approved',
    'checking --done looking--> pendingReview',
    'checking --done looking--> rejected',
    'checking --done looking--> unknown',
    'checking --error looking--> unknown',
    'confirming --player.back--> editing',
    'confirming --player.confirm--> submitting',
    'editing --player.submit--> confirming',
    'pendingReview --done looking--> approved',
    'pendingReview --done looking--> rejected',
    'pendingReview --player.another--> editing',
    'rejected --player.another--> editing',
    'submitting --done sending--> approved',
    'submitting --done sending--> pendingReview',
    'submitting --done sending--> rejected',
    'submitting --error opening--> confirming',
    'submitting --error sending--> checking',
    'submitting --error sending--> confirming',
    'submitting --error sending--> editing',
    'unknown --player.discard--> editing',
    'unknown --player.lookAgain--> checking',
  ]);
});
