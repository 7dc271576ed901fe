import type { Centavos } from '@fortuna/domain/money.ts';
import { FieldProblem } from '../world/refusal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The key that a page has made for a bet. @throws FieldProblem */
export function keyOf({ key }: Fields): string {
  if (typeof key !== 'string' || !/^[0-9A-Za-z_-]{8,64}$/.test(key))
    throw new FieldProblem({ key: 'validation.format' });
  return key;
}

/** A stake that is on the list. @throws FieldProblem */
export function stakeOf({ stake }: Fields, stakes: readonly Centavos[]): Centavos {
  if (typeof stake !== 'number') throw new FieldProblem({ stake: 'validation.amount' });
  if (!stakes.includes(stake)) throw new FieldProblem({ stake: 'validation.option' });
  return stake;
}
