import { listMovements, sumMovements } from '../world/money-log.ts';
import type { Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, moneyText, readSpan } from './wire.ts';

const pageSize = 10;

export const moneyLogHandlers = {
  listMoneyLog: (call) => {
    const { world, body } = call;
    const { id } = call.member();
    const numbers = pageNumbers(body, pageSize);
    const span = readSpan(body);
    const sums = sumMovements(world, id, span);
    const shown = sums.filter(({ type }) => body.operate_type === undefined || type === body.operate_type);
    const totalOf = (name: 'movements' | 'gained' | 'lost') => shown.reduce((sum, one) => sum + one[name], 0);
    const rows = listMovements(world, id, span, body.operate_type, numbers).map((row) => ({
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
      data: paginator(numbers, totalOf('movements'), rows),
      statistic: {
        sum_in: moneyText(totalOf('gained')),
        sum_out: moneyText(totalOf('lost')),
        sum_types: sums.map(({ type, gained, lost }) => ({
          operate_type: type,
          sum_money: moneyText(gained - lost),
        })),
      },
    };
  },
} satisfies Partial<Handlers>;
