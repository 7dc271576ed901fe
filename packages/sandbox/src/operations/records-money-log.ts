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
    const { movements, gained, lost } = sumMovements(world, id, span, body.operate_type);
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
      data: paginator(numbers, movements, rows),
      statistic: { sum_in: moneyText(gained), sum_out: moneyText(lost) },
    };
  },
} satisfies Partial<Handlers>;
