import { catalogue } from '../catalogue/catalogue.ts';
import { contractOperations, type OperationId } from '../contract/document.ts';
import type { Answer, RefusalBody } from '../operations/handler.ts';
import { seedCpf, seedWithdrawalPassword } from '../seeds/seed-members.ts';
import { saveBankAccount } from '../world/bank-accounts.ts';
import { type Clock, createClock } from '../world/clock.ts';
import { inTransaction } from '../world/database.ts';
import {
  addMember,
  findMember,
  findMemberByName,
  type MemberRow,
  updateMember,
  withdrawalPasswordHash,
} from '../world/members.ts';
import { recordRound } from '../world/rounds.ts';
import { issueToken } from '../world/tokens.ts';
import { depositOf, origin, type TestSandbox, withdrawalOf } from './test-sandbox.ts';

/** What an operation answers: a success, or a refusal, whose fields are then the only ones there. */
export type PlayerAnswer<Id extends OperationId> = Answer<Id> & {
  readonly status: RefusalBody['status'] | 'success';
  readonly code: number;
};

export interface Player {
  readonly id: number;
  readonly name: string;
  /** Calls an operation in English; the sandbox under test has checked the answer against the contract. */
  call<Id extends OperationId>(
    id: Id,
    body?: object,
    key?: string,
  ): Promise<{ readonly http: number; readonly body: PlayerAnswer<Id> }>;
  /** Pays a deposit of this many reais. */
  deposit(reais: number): Promise<void>;
  /** Asks for a withdrawal of this many reais, to a PIX key of their own. */
  withdraw(reais: number): Promise<{ readonly body: PlayerAnswer<'createWithdrawal'> }>;
  /** Settles a bet of this many reais, which pays a multiple of a tenth of it. */
  bet(reais: number, tenths?: number): void;
  row(): MemberRow;
  balances(): Promise<{ money: number; ml_money: number; fs_money: number; score: number }>;
}

/** Noon of a Wednesday in the site's time zone. */
export const wednesdayNoon = '2026-05-13T15:00:00.000Z';

/** A clock that stands still until it is set. */
export function frozenClock(at: string = wednesdayNoon): Clock {
  return createClock(() => Date.parse(at));
}

export function setClock(sandbox: TestSandbox, at: string): void {
  sandbox.world.clock.set(Date.parse(at));
}

function playerOf(sandbox: TestSandbox, { id, name }: MemberRow): Player {
  const { world } = sandbox;
  // A new one for each call: tests move the clock by days.
  const newToken = () => issueToken(world, id).token;
  let bets = 0;
  const row = (): MemberRow => {
    const member = findMember(world, id);
    if (!member) throw new Error(`no member ${id}`);
    return member;
  };
  const player: Player = {
    id,
    name,
    row,
    call: async (operationId, body = {}, key = undefined) => {
      const operation = contractOperations.find((candidate) => candidate.id === operationId);
      if (!operation) throw new Error(`no operation ${operationId}`);
      const isGet = operation.method === 'GET';
      const query = new URLSearchParams({ lang: 'en', ...(isGet ? { ...body } : {}) });
      const response = await sandbox.fetch(
        new Request(`${origin}${operation.path}?${query}`, {
          method: operation.method,
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${newToken()}`,
            ...(key === undefined ? {} : { 'idempotency-key': key }),
          },
          ...(isGet ? {} : { body: JSON.stringify(body) }),
        }),
      );
      return { http: response.status, body: await response.json() };
    },
    deposit: async (reais) => {
      const order = await sandbox.post('/api/recharge/online', depositOf(reais), newToken());
      await sandbox.control('/provider-notify', { bill_no: order.body.data?.bill_no, status: 'success' });
    },
    withdraw: (reais) => {
      const account = crypto.randomUUID();
      const bank = saveBankAccount(world, id, {
        account,
        bankType: 'PIX_EVP',
        accountType: null,
        ownerName: name,
        cpf: seedCpf,
        phone: null,
        bankAddress: null,
        remark: null,
      });
      const hash = withdrawalPasswordHash(world, id, seedWithdrawalPassword);
      updateMember(world, id, { withdrawalPasswordHash: hash });
      return player.call('createWithdrawal', withdrawalOf(reais, { account, member_bank_id: bank.id }));
    },
    bet: (reais, tenths = 0) => {
      const game = catalogue().games.find(({ type, isOpen }) => type === 'slots' && isOpen);
      if (!game) throw new Error('no slot');
      const round = { key: `bet-${bets++}`, stake: reais * 100, win: reais * 10 * tenths };
      inTransaction(world.db, () => recordRound(world, row(), game, round));
    },
    balances: async () => (await player.call('getMember')).body.data,
  };
  return player;
}

let newcomers = 0;

/** A member who has nothing yet. */
export function newcomer(sandbox: TestSandbox, change: Partial<MemberRow> = {}): Player {
  newcomers += 1;
  const name = `novato${newcomers}`;
  const row = addMember(sandbox.world, { name, passwordHash: null, language: 'pt', ...change });
  return playerOf(sandbox, row);
}

/** A seed account. */
export function seedPlayer(sandbox: TestSandbox, name: string): Player {
  const row = findMemberByName(sandbox.world, name);
  if (!row) throw new Error(`no member ${name}`);
  return playerOf(sandbox, row);
}
