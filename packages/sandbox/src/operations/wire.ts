import { type Centavos, fromReais } from '@fortuna/domain/money.ts';
import { parsePlatformDate, toPlatformDate } from '@fortuna/domain/time-zone.ts';
import { FieldProblem } from '../world/refusal.ts';

/** Reais as the decimal string that most answers carry. */
export function moneyText(amount: Centavos): string {
  return (amount / 100).toFixed(2);
}

/** Centavos of a request's `money`. @throws FieldProblem for fractions of a centavo. */
export function readMoney(money: number): Centavos {
  const amount = fromReais(money);
  if (amount === null || amount <= 0) throw new FieldProblem({ money: 'validation.amount' });
  return amount;
}

export function dateText(at: number): string {
  return toPlatformDate(new Date(at));
}

export function dateTextOrNull(at: number | null): string | null {
  return at === null ? null : dateText(at);
}

/** The instant of a date filter; `fallback` without one. @throws FieldProblem for days that do not exist. */
export function readDate(field: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const iso = parsePlatformDate(text);
  if (iso === null) throw new FieldProblem({ [field]: 'validation.format' });
  return Date.parse(iso);
}

/** Percent of basis points, as a decimal string. */
export function percentText(basisPoints: number): string {
  return (basisPoints / 100).toFixed(2);
}
