import { isSiteLanguage, type SiteLanguage } from '@fortuna/domain/language.ts';
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

/** A switch as the platform stores it. */
export function flag(isOn: boolean): 0 | 1 {
  return isOn ? 1 : 0;
}

/** 0 male, 1 female; null while unknown. */
export function genderOf({ gender }: { readonly gender: number | null }): 0 | 1 | null {
  return gender === 0 || gender === 1 ? gender : null;
}

export function siteLanguage(language: string): SiteLanguage {
  return isSiteLanguage(language) ? language : 'pt';
}

const endOfTime = Number.MAX_SAFE_INTEGER;

/** The period that a list is narrowed to; unbounded without dates. @throws FieldProblem for days that do not exist */
export function readSpan(fields: { readonly start_at?: string; readonly end_at?: string } | undefined): {
  from: number;
  to: number;
} {
  return {
    from: readDate('start_at', fields?.start_at, 0),
    // The platform's dates are whole seconds, and an end is inclusive.
    to: fields?.end_at === undefined ? endOfTime : readDate('end_at', fields.end_at, 0) + 999,
  };
}
