import { and, between, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { catalogue } from '../catalogue/catalogue.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import { bankTypeNames, maskedAccount } from '../world/bank-accounts.ts';
import { findChannel } from '../world/channels.ts';
import { type DepositRow, payUrlOf } from '../world/deposits.ts';
import { orderStatus } from '../world/order-status.ts';
import { deposits, rounds, withdrawals } from '../world/schema.ts';
import { reviewStatus } from './cashier.ts';
import type { Answer, Call, Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, dateTextOrNull, moneyText, readSpan } from './wire.ts';

type BetItem = Answer<'listBetRecords'>['data']['data'][number];
type DepositItem = Answer<'listDeposits'>['data']['data'][number];

const recordPageSize = 10;

function betFilter(call: Call<'listBetRecords'>): SQL | undefined {
  const { body } = call;
  const { from, to } = readSpan(body);
  const wanted = [eq(rounds.memberId, call.member().id), between(rounds.at, from, to)];
  if (body?.gameType !== undefined) wanted.push(eq(rounds.gameType, body.gameType));
  if (body?.api_name) wanted.push(eq(rounds.providerKey, body.api_name));
  return and(...wanted);
}

function betItem(row: typeof rounds.$inferSelect, { words }: SiteSettings): BetItem {
  const game = catalogue(words).find(row.gameCode);
  return {
    id: row.id,
    betTime: dateText(row.at),
    betAmount: moneyText(row.stake),
    validBetAmount: moneyText(row.stake),
    netAmount: moneyText(row.win - row.stake),
    api_name: game?.providerKey ?? '',
    api_title: game?.provider ?? '',
    gameType: game?.type ?? 'slots',
    // This call is fixed to Chinese, which has no names for the games; the players' own language does.
    game_name: game?.name ?? row.gameCode,
    game_code: row.gameCode,
    status: 'COMPLETE',
  };
}

function depositItem(
  { world, site }: Pick<Call<'listDeposits'>, 'world' | 'site'>,
  row: DepositRow,
): DepositItem {
  const isPending = row.status === orderStatus.pending;
  const payUrl = isPending ? payUrlOf(world, row) : null;
  return {
    bill_no: row.billNo,
    money: moneyText(row.amount),
    payment_type: row.paymentType,
    payment_desc: findChannel(row.channelId)?.names[site.words] ?? null,
    diff_money: '0.00',
    fail_reason: row.failReason,
    hk_at: null,
    created_at: dateText(row.createdAt),
    confirm_at: dateTextOrNull(row.confirmedAt),
    status: reviewStatus(row.status),
    qrcode: isPending && payUrl === null ? row.brCode : null,
    expired_at: dateText(row.expiresAt),
    pay_url: payUrl,
    idempotency_key: row.idempotencyKey,
  };
}

export const recordHandlers = {
  listBetRecords: (call) => {
    const { db } = call.world;
    const numbers = pageNumbers(call.body, recordPageSize);
    const where = betFilter(call);
    const sums = db
      .select({
        total: count(),
        bet: sql<number>`coalesce(sum(${rounds.stake}), 0)`,
        win: sql<number>`coalesce(sum(${rounds.win}), 0)`,
      })
      .from(rounds)
      .where(where)
      .get() ?? { total: 0, bet: 0, win: 0 };
    const rows = db
      .select()
      .from(rounds)
      .where(where)
      .orderBy(desc(rounds.at), desc(rounds.id))
      .limit(numbers.limit)
      .offset(numbers.offset)
      .all();
    return {
      ...call.success(),
      data: paginator(
        numbers,
        sums.total,
        rows.map((row) => betItem(row, call.site)),
      ),
      statistic: {
        sum_bet: moneyText(sums.bet),
        sum_valid_bet: moneyText(sums.bet),
        sum_net: moneyText(sums.win - sums.bet),
      },
    };
  },

  listDeposits: (call) => {
    const { world, body } = call;
    const numbers = pageNumbers(body, recordPageSize);
    const { from, to } = readSpan(body);
    const where = and(
      eq(deposits.memberId, call.member().id),
      between(deposits.createdAt, from, to),
      body?.bill_no ? eq(deposits.billNo, body.bill_no) : undefined,
      body?.status === undefined ? undefined : eq(deposits.status, body.status),
    );
    const sums = world.db
      .select({ total: count(), money: successSum(deposits.amount, deposits.status) })
      .from(deposits)
      .where(where)
      .get() ?? { total: 0, money: 0 };
    const rows = world.db
      .select()
      .from(deposits)
      .where(where)
      .orderBy(desc(deposits.createdAt), desc(deposits.id))
      .limit(numbers.limit)
      .offset(numbers.offset)
      .all();
    return {
      ...call.success(),
      server_time: dateText(world.clock.now()),
      data: paginator(
        numbers,
        sums.total,
        rows.map((row) => depositItem(call, row)),
      ),
      statistic: { sum_money: moneyText(sums.money) },
    };
  },

  listWithdrawals: (call) => {
    const { db } = call.world;
    const { body } = call;
    const numbers = pageNumbers(body, recordPageSize);
    const names = bankTypeNames(call.language);
    const where = and(
      eq(withdrawals.memberId, call.member().id),
      body?.bill_no ? eq(withdrawals.billNo, body.bill_no) : undefined,
      body?.status === undefined ? undefined : eq(withdrawals.status, body.status),
    );
    const sums = db
      .select({ total: count(), money: successSum(withdrawals.amount, withdrawals.status) })
      .from(withdrawals)
      .where(where)
      .get() ?? { total: 0, money: 0 };
    const rows = db
      .select()
      .from(withdrawals)
      .where(where)
      .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
      .limit(numbers.limit)
      .offset(numbers.offset)
      .all();
    const items = rows.map((row) => ({
      bill_no: row.billNo,
      name: row.ownerName,
      money: moneyText(row.amount),
      account: maskedAccount(row),
      counter_fee: moneyText(row.fee),
      fail_reason: row.failReason,
      member_bank_info: names[row.bankType] ?? null,
      member_remark: row.remark,
      created_at: dateText(row.createdAt),
      confirm_at: dateTextOrNull(row.confirmedAt),
      status: reviewStatus(row.status),
      idempotency_key: row.idempotencyKey,
    }));
    return {
      ...call.success(),
      data: paginator(numbers, sums.total, items),
      statistic: { sum_money: moneyText(sums.money) },
    };
  },
} satisfies Partial<Handlers>;

/** Sum of the successful orders. */
function successSum(
  amount: typeof deposits.amount | typeof withdrawals.amount,
  status: typeof deposits.status | typeof withdrawals.status,
) {
  return sql<number>`coalesce(sum(case when ${status} = ${orderStatus.success} then ${amount} else 0 end), 0)`;
}
