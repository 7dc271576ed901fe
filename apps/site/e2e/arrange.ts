import { createDeposit, listPaymentChannels } from '@fortuna/api/calls/cashier.ts';
import {
  createWithdrawal,
  listBankAccounts,
  setWithdrawalPassword,
} from '@fortuna/api/calls/cashier-withdrawals.ts';
import { claimFirstDeposit } from '@fortuna/api/calls/promotions-rewards.ts';
import { type Api, createApi } from '@fortuna/api/client.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { sandboxOrigin } from './environment.ts';
import { password, withdrawalPassword } from './player.ts';
import { noteArranged } from './records.ts';
import { sandbox } from './sandbox-control.ts';

async function apiOf(member: string): Promise<Api> {
  const token = await sandbox.session(member);
  return createApi({
    baseUrl: sandboxOrigin,
    fetch: (request) => {
      noteArranged(request);
      return fetch(request);
    },
    getToken: () => token,
    getLanguage: () => 'pt',
  });
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`nothing to arrange it with: ${what}`);
  return value;
}

/** What has happened to a member before the journey begins, by calls: for journeys that are about what comes after. */
export const arrange = {
  /** A deposit that waits for its payment; answers its number. */
  deposit: async (member: string, amount: Centavos, channelName: string): Promise<string> => {
    const api = await apiOf(member);
    const channels = await listPaymentChannels(api);
    const channel = found(
      channels.find(({ name }) => name === channelName),
      channelName,
    );
    const input = { amount, channel };
    return (await createDeposit(api, { input, idempotencyKey: crypto.randomUUID() })).billNo;
  },
  /** A withdrawal that waits for its review, to the member's first account; answers its number. */
  withdrawal: async (member: string, amount: Centavos): Promise<string> => {
    const api = await apiOf(member);
    const { accounts } = await listBankAccounts(api);
    const input = { amount, account: found(accounts[0], 'an account'), withdrawalPassword };
    return (await createWithdrawal(api, { input, idempotencyKey: crypto.randomUUID() })).billNo;
  },
  /** The bonus of the first deposit, claimed; its turnover is open. */
  firstDepositBonus: async (member: string): Promise<void> => {
    const claim = { memberName: member, site: 'fortuna', idempotencyKey: crypto.randomUUID() };
    await claimFirstDeposit(await apiOf(member), claim);
  },
  /** The first withdrawal password of a member who has none. */
  withdrawalPassword: async (member: string): Promise<void> =>
    setWithdrawalPassword(await apiOf(member), {
      withdrawalPassword,
      withdrawalPasswordConfirmation: withdrawalPassword,
      password,
    }),
} as const;
