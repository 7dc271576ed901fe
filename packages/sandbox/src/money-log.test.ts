import { fromReais } from '@fortuna/domain/money.ts';
import { toPlatformDate } from '@fortuna/domain/time-zone.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestSandbox, testSandbox } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = testSandbox();
});
afterEach(() => sandbox.close());

const centavos = (text: string | undefined) => fromReais(text ?? '') ?? Number.NaN;

/** What the books say of a wallet, by two instants in ISO between which they are looked at. */
async function booksOf(memberId: number) {
  const { entries = [] } = (await sandbox.control('/ledger')).body;
  const own = entries.filter(({ account }) => account === `member:${memberId}:wallet`);
  return (from = '', to = '9') => {
    const amounts = own.filter(({ at }) => at >= from && at <= to).map(({ amount }) => amount);
    const sum = (isGain: boolean) =>
      amounts
        .filter((amount) => amount > 0 === isGain)
        .reduce((total, amount) => total + Math.abs(amount), 0);
    return { movements: amounts.length, gained: sum(true), lost: sum(false) };
  };
}

async function logOf(member: string, fields: object = {}) {
  const token = await sandbox.session(member);
  const { body } = await sandbox.post('/api/moneylog', fields, token);
  const { sum_in, sum_out, sum_types = [] } = body.statistic ?? {};
  return {
    movements: body.data?.total,
    gained: centavos(sum_in),
    lost: centavos(sum_out),
    types: new Map(sum_types.map((one) => [one.operate_type, centavos(one.sum_money)])),
  };
}

test.each(['rica', 'arquivo'])(
  'the sums of the log of %s agree with the ledger, in all and in a range',
  async (name) => {
    const token = await sandbox.session(name);
    const id = (await sandbox.post('/api/auth/me', {}, token)).body.data?.id ?? 0;
    const now = sandbox.world.clock.now();
    const range = [now - 12 * 86_400_000, now - 3 * 86_400_000].map(
      (at) => new Date(Math.floor(at / 1000) * 1000),
    );
    const [from, to] = range.map((at) => at.toISOString());
    const dates = { start_at: toPlatformDate(from ?? ''), end_at: toPlatformDate(to ?? '') };
    const books = await booksOf(id);
    for (const [fields, booked] of [
      [{}, books()],
      // The platform's dates are whole seconds, and an end is inclusive.
      [dates, books(from, to?.replace('.000Z', '.999Z'))],
    ] as const) {
      const { types, ...log } = await logOf(name, fields);
      expect(log).toEqual(booked);
      expect(log.movements).toBeGreaterThan(0);
      expect([...types.values()].reduce((sum, amount) => sum + amount, 0)).toBe(log.gained - log.lost);
    }
  },
  60_000,
);

test('a type narrows the page and its totals, and leaves the sums of the types as they are', async () => {
  const all = await logOf('rica');
  const bets = await logOf('rica', { operate_type: 'bet' });
  expect(bets.types).toEqual(all.types);
  expect(bets).toMatchObject({ gained: 0, lost: -(all.types.get('bet') ?? 0) });
  expect(bets.movements).toBeLessThan(all.movements ?? 0);
  expect((await logOf('nova')).types.size).toBe(0);
});

test('the totals of a member are what they wagered', async () => {
  const token = await sandbox.session('rica');
  const me = (await sandbox.post('/api/auth/me', {}, token)).body.data as unknown as Record<string, number>;
  const staked = -((await logOf('rica')).types.get('bet') ?? 0);
  expect(staked).toBeGreaterThan(0);
  expect(me.total_slot_money).toBe(staked / 100);
  expect(me.total_money).toBeGreaterThanOrEqual(me.total_slot_money ?? 0);
  expect(me.total_live_money).toBe(0);
});
