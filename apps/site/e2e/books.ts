import type { Centavos } from '@fortuna/domain/money.ts';
import { sandbox } from './sandbox-control.ts';

/** A member's money as the books have it. */
export interface BookedMoney {
  readonly wallet: Centavos;
  /** In the rebate wallet. */
  readonly rebates: Centavos;
  /** Has come into the rebate wallet in all. */
  readonly rebated: Centavos;
}

export async function moneyOf(member: string): Promise<BookedMoney> {
  const id = await sandbox.memberId(member);
  const { entries, balances } = await sandbox.ledger();
  const rebateWallet = `member:${id}:rebate`;
  const came = entries.filter(({ account, amount }) => account === rebateWallet && amount > 0);
  return {
    wallet: balances[`member:${id}:wallet`] ?? 0,
    rebates: balances[rebateWallet] ?? 0,
    rebated: came.reduce((sum, { amount }) => sum + amount, 0),
  };
}
