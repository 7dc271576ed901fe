import { listMovements, type MovementSum, sumMovements, sumOwnMoney } from '../world/money-log.ts';
import type { Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, moneyText, readSpan } from './wire.ts';

const pageSize = 10;

function totalOf(sums: readonly MovementSum[], name: 'movements' | 'gained' | 'lost'): number {
  return sums.reduce((sum, one) => sum + one[name], 0);
}

export const moneyLogHandlers = {
  listMoneyLog: (call) => {
    const { world, body } = call;
    const { id } = call.member();
    const numbers = pageNumbers(body, pageSize);
    const span = readSpan(body);
    const type = body.operate_type;
    const listed = sumMovements(world, id, span).filter((one) => type === undefined || one.type === type);
    const own = sumOwnMoney(world, id, span);
    const counted = type === undefined ? own : listed;
    const rows = listMovements(world, id, span, type, numbers).map((row) => ({
      id: row.id,
      bill_no: row.billNo,
      operate_type: row.type,
      money: moneyText(row.amount),
      money_before: moneyText(row.balanceAfter - row.amount),
      money_after: moneyText(row.balanceAfter),
      created_at: dateText(row.at),
    }));
    return {
      ...call.success(),
      data: paginator(numbers, totalOf(listed, 'movements'), rows),
      statistic: {
        sum_in: moneyText(totalOf(counted, 'gained')),
        sum_out: moneyText(totalOf(counted, 'lost')),
        sum_types: own.map(({ type, gained, lost }) => ({
          operate_type: type,
          sum_money: moneyText(gained - lost),
        })),
      },
    };
  },
} satisfies Partial<Handlers>;
