import { confirmDeposit, failDeposit } from '../../../world/deposits.ts';
import { cancelReward } from '../../../world/promotions/cancel-reward.ts';
import { reviewWithdrawal } from '../../../world/withdrawals.ts';
import type { Action } from './action.ts';

export const decideWithdrawal: Action = ({ world, typed, named }) => {
  const billNo = named('bill_no');
  const reason = typed('reason');
  switch (typed('decision')) {
    case 'approve':
      return reviewWithdrawal(world, billNo, { decision: 'approve' })
        ? { done: 'withdrawalApproved', about: billNo }
        : { unchanged: billNo };
    case 'reject':
      if (reason === '') return { refused: 'reason' };
      return reviewWithdrawal(world, billNo, { decision: 'reject', reason })
        ? { done: 'withdrawalRejected', about: billNo }
        : { unchanged: billNo };
    default:
      return { refused: 'fields' };
  }
};

export const decideDeposit: Action = ({ world, typed, named }) => {
  const billNo = named('bill_no');
  switch (typed('status')) {
    case 'success':
      return confirmDeposit(world, billNo)
        ? { done: 'depositConfirmed', about: billNo }
        : { unchanged: billNo };
    case 'failed':
      return failDeposit(world, billNo, 'notIdentified')
        ? { done: 'depositFailed', about: billNo }
        : { unchanged: billNo };
    default:
      return { refused: 'fields' };
  }
};

export const revokeReward: Action = ({ world, typed, named }) => {
  const billNo = named('bill_no');
  if (typed('reason') === '') return { refused: 'reason' };
  return cancelReward(world, billNo, typed('reason'))
    ? { done: 'rewardCancelled', about: billNo }
    : { unchanged: billNo };
};
