import { and, between, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { catalogue } from '../catalogue/catalogue.ts';
import type { GameList } from '../catalogue/game-list.ts';
import { reasonText } from '../messages/standing-reasons.ts';
import { messageLanguage } from '../messages/translate.ts';
import { bankTypeNames, maskedAccount, paymentTypeOf } from '../world/bank-accounts.ts';
import { channelName, findChannel } from '../world/channels.ts';
import { type DepositRow, endToEndIdOf, payUrlOf } from '../world/deposits.ts';
import { orderStatus } from '../world/order-status.ts';
import type { RoundRow } from '../world/rounds.ts';
import { deposits, rounds, withdrawals } from '../world/schema.ts';
import { endToEndId } from '../world/withdrawals.ts';
import { reviewStatus, transferOf } from './cashier.ts';
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
  if (body?.status !== undefined) wanted.push(inArray(rounds.status, statesCalled(body.status)));
  return and(...wanted);
}

/** How the platform calls the states of a bet. */
export const betStatus = { open: 'X', settled: 'COMPLETE', void: 'CANCEL' } as const;
const betStates = ['open', 'settled', 'void'] as const;

/** None for a state that no round is in. */
const statesCalled = (status: BetItem['status']) => betStates.filter((state) => betStatus[state] === status);

function netOf({ status, stake, win }: RoundRow): string | null {
  if (status === 'open') return null;
  return moneyText(status === 'void' ? 0 : win - stake);
}

function betItem(row: RoundRow, games: GameList): BetItem {
  const game = catalogue(games).find(row.gameCode);
  return {
    id: row.id,
    betTime: dateText(row.at),
    betAmount: moneyText(row.stake),
    validBetAmount: moneyText(row.status === 'settled' ? row.stake : 0),
    netAmount: netOf(row),
    api_name: game?.providerKey ?? '',
    api_title: game?.provider ?? '',
    gameType: game?.type ?? 'slots',
    // This call is fixed to Chinese, which has no names for the games; the players' own language does.
    game_name: game?.name ?? row.gameCode,
    game_code: row.gameCode,
    status: betStatus[row.status],
  };
}

function depositItem(
  { world, site, siteOrigin }: Pick<Call<'listDeposits'>, 'world' | 'site' | 'siteOrigin'>,
  row: DepositRow,
): DepositItem {
  const isPending = row.status === orderStatus.pending;
  const payUrl = isPending ? payUrlOf(world, row, siteOrigin()) : null;
  const channel = findChannel(row.channelId);
  return {
    bill_no: row.billNo,
    money: moneyText(row.amount),
    payment_type: row.paymentType,
    payment_desc: channel ? channelName(channel, site) : null,
    diff_money: '0.00',
    // This call is fixed to Chinese; the order was made in the player's own language.
    fail_reason: row.failReason && reasonText(row.failReason, messageLanguage(row.language)),
    hk_at: null,
    created_at: dateText(row.createdAt),
    confirm_at: dateTextOrNull(row.confirmedAt),
    status: reviewStatus(row.status),
    qrcode: isPending && payUrl === null ? row.brCode : null,
    expired_at: dateText(row.expiresAt),
    pay_url: payUrl,
    counter_fee: moneyText(row.fee),
    transfer_to: transferOf(row),
    e2e_id: endToEndIdOf(row),
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
        // A void bet is none; an open one has not been won or lost yet.
        bet: sql<number>`coalesce(sum(case when ${rounds.status} <> 'void' then ${rounds.stake} else 0 end), 0)`,
        valid: sql<number>`coalesce(sum(case when ${rounds.status} = 'settled' then ${rounds.stake} else 0 end), 0)`,
        win: sql<number>`coalesce(sum(${rounds.win}), 0)`,
      })
      .from(rounds)
      .where(where)
      .get() ?? { total: 0, bet: 0, valid: 0, win: 0 };
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
        sum_valid_bet: moneyText(sums.valid),
        sum_net: moneyText(sums.win - sums.valid),
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
    const { from, to } = readSpan(body);
    const where = and(
      eq(withdrawals.memberId, call.member().id),
      between(withdrawals.createdAt, from, to),
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
      fail_reason: row.failReason && reasonText(row.failReason, call.language),
      member_bank_info: names[row.bankType] ?? null,
      member_remark: row.remark,
      created_at: dateText(row.createdAt),
      confirm_at: dateTextOrNull(row.confirmedAt),
      status: reviewStatus(row.status),
      payment_type: paymentTypeOf(row.bankType),
      end_to_end_id: endToEndId(row),
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
