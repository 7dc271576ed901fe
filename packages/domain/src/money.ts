import { bcp47, type SiteLanguage } from './language.ts';

/** An amount of money in centavos: always a safe integer, signed where a result can be a loss. R$ 1,00 is 100. */
export type Centavos = number;

const currency = 'BRL';
const noBreakSpace = '\u00A0';
/** Unlike the hyphen that Intl writes, screen readers read this sign out and no line breaks after it. */
const minusSign = '\u2212';

const currencyMark = /^(?:R\$|BRL)\s*|\s*(?:R\$|BRL)$/i;
/** Either no grouping at all, or groups of exactly three behind a first one that does not start with 0. */
const pointDecimals = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;
const commaDecimals = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;

/**
 * Reads an amount as a player types or pastes it, in Portuguese or English notation, with or without the currency:
 * `1.234,56`, `1234.56`, `R$ 100`, `100,5`. A lone separator before exactly three digits groups (`1.500` is R$ 1.500,00).
 * Null for anything else: rubbish, a sign, more than two decimals, more than a safe integer of centavos.
 */
export function parseAmount(text: string): Centavos | null {
  const amount = text.trim().replace(currencyMark, '');
  const match = commaDecimals.exec(amount) ?? pointDecimals.exec(amount);
  if (match === null) return null;
  const [, whole = '', decimals = ''] = match;
  return safe(Number(whole.replace(/[.,]/g, '') + decimals.padEnd(2, '0')));
}

export interface MoneyFormat {
  /** `always` puts a plus before gains too; zero never has a sign. */
  readonly sign?: 'auto' | 'always';
}

/** The amount as the language writes it with its symbol, unbreakable: `R$ 1.500,00` with U+00A0, `−R$ 5,00` with U+2212. */
export function formatMoney(centavos: Centavos, language: SiteLanguage, format: MoneyFormat = {}): string {
  const signDisplay = format.sign === 'always' ? 'exceptZero' : 'auto';
  return unbreakable(formatter('currency', signDisplay, language).format(toDecimal(centavos)));
}

/** The amount without a symbol, as it stands in an input: `1.500,00`. `parseAmount` reads it back. */
export function formatMoneyPlain(centavos: Centavos, language: SiteLanguage): string {
  return unbreakable(formatter('decimal', 'auto', language).format(toDecimal(centavos)));
}

/** The number of reais that goes over the wire: 1050 -> 10.5. */
export function toReais(centavos: Centavos): number {
  return centavos / 100;
}

const wireDecimal = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;

/**
 * Centavos of an amount in reais as the wire has it, a number or a string such as `"10.00"`; signed.
 * Null for fractions of a centavo and for anything that is not a plain decimal. The last-bit noise of a server that
 * computes with floats (19.989999999999998) is taken off; strings are read digit by digit.
 */
export function fromReais(value: number | string): Centavos | null {
  if (typeof value === 'number') {
    const centavos = safe(Math.round(value * 100));
    if (centavos === null) return null;
    return Math.abs(centavos / 100 - value) <= Math.abs(value) * 4 * Number.EPSILON ? centavos : null;
  }
  const match = wireDecimal.exec(value.trim());
  if (match === null) return null;
  const [, sign, whole = '', decimals = ''] = match;
  return safe(Number(whole + decimals.padEnd(2, '0')) * (sign === '-' ? -1 : 1));
}

/** The number itself, without a negative zero; null where centavos would no longer be exact. */
function safe(centavos: number): Centavos | null {
  return Number.isSafeInteger(centavos) ? centavos + 0 : null;
}

/** Decimal text instead of a quotient: Intl formats it digit by digit, where a float would drift in large amounts. */
function toDecimal(centavos: Centavos): `${number}` {
  const unsigned = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${unsigned.slice(0, -2)}.${unsigned.slice(-2)}` as `${number}`;
}

function unbreakable(text: string): string {
  return text.replace(/\s/g, noBreakSpace).replace('-', minusSign);
}

type SignDisplay = 'auto' | 'exceptZero';
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(style: 'currency' | 'decimal', signDisplay: SignDisplay, language: SiteLanguage) {
  const key = `${style} ${signDisplay} ${language}`;
  const cached = formatters.get(key);
  if (cached !== undefined) return cached;
  const created = new Intl.NumberFormat(bcp47(language), {
    style,
    currency,
    signDisplay,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formatters.set(key, created);
  return created;
}
