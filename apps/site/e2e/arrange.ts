import { updateProfile } from '@fortuna/api/calls/account.ts';
import { getMember } from '@fortuna/api/calls/auth.ts';
import { createDeposit, listPaymentChannels } from '@fortuna/api/calls/cashier.ts';
import {
  createWithdrawal,
  deleteBankAccount,
  listBankAccounts,
  setWithdrawalPassword,
} from '@fortuna/api/calls/cashier-withdrawals.ts';
import { listGames } from '@fortuna/api/calls/games-catalogue.ts';
import { addFavourite } from '@fortuna/api/calls/games-favourites.ts';
import { launchGame } from '@fortuna/api/calls/games-play.ts';
import { transfer } from '@fortuna/api/calls/games-transfers.ts';
import { claimFirstDeposit } from '@fortuna/api/calls/promotions-rewards.ts';
import { type Api, createApi } from '@fortuna/api/client.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { toGame } from '@fortuna/domain/site-map.ts';
import { codeChannel } from './cashier.ts';
import { sandboxOrigin } from './environment.ts';
import { password, withdrawalPassword } from './player.ts';
import { noteArranged } from './records.ts';
import { slot } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

/** The client of a member, on the sandbox itself; what it calls does not count as the page's. */
export async function apiOf(member: string): Promise<Api> {
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

async function callGame<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`${sandboxOrigin}/play/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
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
  /** A deposit that has been paid. */
  paidDeposit: async (member: string, amount: Centavos): Promise<void> => {
    await sandbox.providerNotify(await arrange.deposit(member, amount, codeChannel), 'success');
  },
  /** Rounds that have been played, each at this stake; answers the balance after them, which is in the wallet again. */
  rounds: async (member: string, count: number, stake: Centavos): Promise<Centavos> => {
    const api = await apiOf(member);
    const { url } = await launchGame(api, slot);
    const launch = new URL(url).searchParams.get('t');
    const { token } = await callGame<{ token: string }>('session', { token: launch });
    let balance = 0;
    for (let round = 0; round < count; round++) {
      const key = crypto.randomUUID();
      ({ balance } = await callGame<{ balance: number }>('slot/spin', { key, stake }, token));
    }
    if (balance > 0) await transfer(api, { order: { kind: 'allOut' }, idempotencyKey: crypto.randomUUID() });
    return balance;
  },
  /** So many games that the member likes, the first of the catalogue's slots; answers their addresses. */
  favourites: async (member: string, count: number): Promise<readonly string[]> => {
    const api = await apiOf(member);
    const { id } = await getMember(api);
    const { items } = await listGames(api, { page: 2, pageSize: count, type: 'slots' });
    for (const game of items) await addFavourite(api, { memberId: id, gameId: game.id });
    return items.map(toGame);
  },
  /** Money at providers of games is moved by hand from now on. */
  transfersByHand: async (member: string): Promise<void> => {
    await updateProfile(await apiOf(member), { isAutoTransferOn: false });
  },
  /** Money of the wallet at the provider of a game, moved by hand. */
  moneyAt: async (member: string, providerKey: string, amount: Centavos): Promise<void> => {
    const order = { kind: 'in', providerKey, amount } as const;
    await transfer(await apiOf(member), { order, idempotencyKey: crypto.randomUUID() });
  },
  /** What a member has. */
  memberOf: async (member: string) => getMember(await apiOf(member)),
  /** A withdrawal that waits for its review, to the member's first account; answers its number. */
  withdrawal: async (member: string, amount: Centavos): Promise<string> => {
    const api = await apiOf(member);
    const { accounts } = await listBankAccounts(api);
    const input = { amount, account: found(accounts[0], 'an account'), remark: '', withdrawalPassword };
    return (await createWithdrawal(api, { input, idempotencyKey: crypto.randomUUID() })).billNo;
  },
  /** Every saved account, taken out elsewhere: by another tab or phone. */
  noAccounts: async (member: string): Promise<void> => {
    const api = await apiOf(member);
    for (const { id } of (await listBankAccounts(api)).accounts) await deleteBankAccount(api, id);
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
