import type { AccessToken, Member } from '@fortuna/domain/model/auth.ts';
import type { DepositOrder, Withdrawal } from '@fortuna/domain/model/cashier.ts';
import type { CloseAttemptParams, DepositAttempt, WithdrawalAttempt } from '../src/attempt.ts';
import { depositMachine } from '../src/deposit/deposit.machine.ts';
import type { CreateDepositInput, FindOrderInput, OpenDepositInput } from '../src/deposit/deposit.types.ts';
import { paymentMachine } from '../src/deposit/payment.machine.ts';
import type { LoadOrderInput } from '../src/deposit/payment.types.ts';
import { sessionMachine } from '../src/session/session.machine.ts';
import type {
  LoadMemberInput,
  LogInInput,
  RegisterActorInput,
  SignOutInput,
} from '../src/session/session.types.ts';
import { withdrawalReviewMachine } from '../src/withdrawal-review/withdrawal-review.machine.ts';
import type {
  CreateWithdrawalInput,
  FindWithdrawalInput,
  OpenWithdrawalInput,
} from '../src/withdrawal-review/withdrawal-review.types.ts';
import { Stage } from './stage.ts';

export function buildDeposit() {
  const stage = new Stage();
  const machine = depositMachine.provide({
    actors: {
      openAttempt: stage.actor<DepositAttempt, OpenDepositInput>('openAttempt'),
      createDeposit: stage.actor<DepositOrder, CreateDepositInput>('createDeposit'),
      findOrder: stage.actor<DepositOrder | null, FindOrderInput>('findOrder'),
    },
    actions: {
      closeAttempt: (_, { key }: CloseAttemptParams) => stage.note('closeAttempt', key),
    },
  });
  return { machine, stage };
}

export function buildPayment() {
  const stage = new Stage();
  const machine = paymentMachine.provide({
    actors: { loadOrder: stage.actor<DepositOrder, LoadOrderInput>('loadOrder') },
  });
  return { machine, stage };
}

export function buildWithdrawalReview() {
  const stage = new Stage();
  const machine = withdrawalReviewMachine.provide({
    actors: {
      openAttempt: stage.actor<WithdrawalAttempt, OpenWithdrawalInput>('openAttempt'),
      createWithdrawal: stage.actor<Withdrawal, CreateWithdrawalInput>('createWithdrawal'),
      findWithdrawal: stage.actor<Withdrawal | null, FindWithdrawalInput>('findWithdrawal'),
    },
    actions: {
      closeAttempt: (_, { key }: CloseAttemptParams) => stage.note('closeAttempt', key),
    },
  });
  return { machine, stage };
}

export function buildSession() {
  const stage = new Stage();
  const machine = sessionMachine.provide({
    actors: {
      loadMember: stage.actor<Member, LoadMemberInput>('loadMember'),
      logIn: stage.actor<AccessToken, LogInInput>('logIn'),
      register: stage.actor<AccessToken, RegisterActorInput>('register'),
      signOut: stage.actor<void, SignOutInput>('signOut'),
    },
    actions: {
      storeToken: (_, { token }) => stage.note('storeToken', token),
      clearSession: () => stage.note('clearSession'),
      clearEverything: () => stage.note('clearEverything'),
      broadcast: (_, message) => stage.note('broadcast', message.type),
    },
  });
  return { machine, stage };
}
