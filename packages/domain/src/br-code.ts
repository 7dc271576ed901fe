import { crc16CcittFalse } from './crc16.ts';
import { type Centavos, fromReais } from './money.ts';
import { decodeTlv, encodeTlv, type TlvField } from './tlv.ts';

interface BrCodeCommon {
  /** Who is paid. Written as at most 25 ASCII characters. */
  readonly merchantName: string;
  /** Written as at most 15 ASCII characters. */
  readonly merchantCity: string;
  /** Reference of the payment, 1 to 25 ASCII letters and digits; null for none (`***`). */
  readonly transactionId: string | null;
}

/** Pays to a PIX key, any number of times. */
export interface StaticBrCode extends BrCodeCommon {
  readonly kind: 'static';
  /** PIX key in wire form, at most 77 characters. */
  readonly key: string;
  /** A note to the payer, at most 72 characters, fewer with a long key. */
  readonly info: string | null;
  /** Null: the payer types the amount. */
  readonly amount: Centavos | null;
}

/** Points to a charge at the provider, which holds the amount. */
export interface DynamicBrCode extends BrCodeCommon {
  readonly kind: 'dynamic';
  /** Address of the charge without its scheme (https is meant), at most 77 characters. */
  readonly url: string;
}

export type BrCode = StaticBrCode | DynamicBrCode;

export type BrCodeError =
  /** Not the tag-length-value text of an EMV QR code. */
  | 'malformed'
  /** Mistyped or truncated: the CRC does not match. */
  | 'badChecksum'
  /** A payment code of another scheme. */
  | 'notPix'
  /** A PIX code that lacks a mandatory field. */
  | 'missingField'
  /** A currency other than BRL, or a country other than BR. */
  | 'foreign'
  | 'badAmount';

export type BrCodeResult =
  | { readonly ok: true; readonly code: BrCode }
  | { readonly ok: false; readonly error: BrCodeError };

const pixScheme = 'br.gov.bcb.pix';
const brl = '986';
const noTransactionId = '***';
/** Tag and length of the closing CRC field, which the CRC itself covers. */
const crcHead = '6304';

/**
 * The copy-and-paste text of a PIX payment (BR Code, EMV QR). Name and city lose accents and are cut to size.
 * Throws RangeError for what cannot be cut: key, address, info, transaction id, amount.
 */
export function encodeBrCode(code: BrCode): string {
  const { transactionId } = code;
  if (transactionId !== null) demand(/^[0-9A-Za-z]{1,25}$/.test(transactionId), 'transaction id');
  const fields: TlvField[] = [
    ['00', '01'],
    ...(code.kind === 'dynamic' ? ([['01', '12']] as const) : []),
    ['26', encodeTlv([['00', pixScheme], ...accountFields(code)])],
    ['52', '0000'],
    ['53', brl],
    ...(code.kind === 'static' && code.amount !== null ? ([['54', amountText(code.amount)]] as const) : []),
    ['58', 'BR'],
    ['59', plainText(code.merchantName, 25, 'merchant name')],
    ['60', plainText(code.merchantCity, 15, 'merchant city')],
    ['62', encodeTlv([['05', transactionId ?? noTransactionId]])],
  ];
  const payload = encodeTlv(fields) + crcHead;
  return payload + crc16CcittFalse(payload);
}

/** Reads a BR Code; never throws. Fields that PIX does not use are skipped, as the standard asks. */
export function decodeBrCode(text: string): BrCodeResult {
  const trimmed = text.trim();
  const fields = decodeTlv(trimmed);
  if (fields === null || fields.get('00') !== '01') return failure('malformed');
  const payload = trimmed.slice(0, -4);
  if (!payload.endsWith(crcHead)) return failure('malformed');
  if (crc16CcittFalse(payload) !== fields.get('63')?.toUpperCase()) return failure('badChecksum');
  return readPix(fields);
}

function readPix(fields: ReadonlyMap<string, string>): BrCodeResult {
  const account = pixAccount(fields);
  if (account === null) return failure('notPix');

  const merchantName = fields.get('59');
  const merchantCity = fields.get('60');
  const additional = decodeTlv(fields.get('62') ?? '');
  if (additional === null) return failure('malformed');
  if (!merchantName || !merchantCity) return failure('missingField');
  if (fields.get('53') !== brl || fields.get('58') !== 'BR') return failure('foreign');

  const reference = additional.get('05') ?? noTransactionId;
  const transactionId = reference === noTransactionId ? null : reference;
  const common = { merchantName, merchantCity, transactionId };

  const url = account.get('25');
  if (url) return { ok: true, code: { kind: 'dynamic', url, ...common } };

  const key = account.get('01');
  if (!key) return failure('missingField');
  const written = fields.get('54');
  const amount = written === undefined ? null : readAmount(written);
  if (amount === 'bad') return failure('badAmount');
  return { ok: true, code: { kind: 'static', key, info: account.get('02') ?? null, amount, ...common } };
}

/** Several schemes may share one code, each in an account field of its own, 26 to 51. */
function pixAccount(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> | null {
  for (const [tag, value] of fields) {
    if (tag < '26' || tag > '51') continue;
    const account = decodeTlv(value);
    if (account?.get('00')?.toLowerCase() === pixScheme) return account;
  }
  return null;
}

function readAmount(text: string): Centavos | 'bad' {
  const isAmount = text.length <= 13 && /^[0-9]+(?:\.[0-9]{1,2})?$/.test(text);
  const amount = isAmount ? fromReais(text) : null;
  return amount === null || amount === 0 ? 'bad' : amount;
}

function accountFields(code: BrCode): TlvField[] {
  if (code.kind === 'dynamic') {
    demand(isAscii(code.url, 77) && !/^[a-z]+:|\s/i.test(code.url), 'address');
    return [['25', code.url]];
  }
  demand(isAscii(code.key, 77), 'key');
  if (code.info === null) return [['01', code.key]];
  demand(isAscii(code.info, 72), 'info');
  return [
    ['01', code.key],
    ['02', code.info],
  ];
}

function amountText(amount: Centavos): string {
  const text = (amount / 100).toFixed(2);
  demand(Number.isSafeInteger(amount) && amount > 0 && text.length <= 13, 'amount');
  return text;
}

function isAscii(text: string, maxLength: number): boolean {
  return text.length <= maxLength && /^[ -~]+$/.test(text);
}

/** Banks disagree about the characters of names, so only ASCII goes out: São Paulo -> Sao Paulo. */
function plainText(text: string, maxLength: number, what: string): string {
  const ascii = text.normalize('NFKD').replace(/[^ -~]/g, '');
  const plain = ascii.trim().slice(0, maxLength).trim();
  demand(plain !== '', what);
  return plain;
}

function demand(isMet: boolean, what: string): void {
  if (!isMet) throw new RangeError(`cannot be written as a BR Code: ${what}`);
}

function failure(error: BrCodeError): BrCodeResult {
  return { ok: false, error };
}
