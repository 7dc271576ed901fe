import { formatCnpj, parseCnpj } from './cnpj.ts';
import { formatCpf, parseCpf } from './cpf.ts';
import { parseEmail } from './email.ts';
import { formatMobile, toPixPhone } from './phone.ts';

/** The kinds of PIX key. Eleven digits can be a CPF or a phone, so the kind is always asked for, never guessed. */
export const pixKeyTypes = ['cpf', 'cnpj', 'phone', 'email', 'evp'] as const;
export type PixKeyType = (typeof pixKeyTypes)[number];

/** Longest e-mail key of the central directory (DICT). */
const maxPixEmailLength = 77;

interface PixKeyRule {
  /** Typed text -> wire form, or null. */
  readonly parse: (text: string) => string | null;
  /** Wire form -> what is shown. */
  readonly format: (key: string) => string;
  /** Wire form -> what is shown where others may be looking. */
  readonly mask: (key: string) => string;
}

const rules: Readonly<Record<PixKeyType, PixKeyRule>> = {
  cpf: {
    parse: parseCpf,
    format: formatCpf,
    mask: (key) => `•••.${key.slice(3, 6)}.${key.slice(6, 9)}-••`,
  },
  cnpj: {
    parse: parseCnpj,
    format: formatCnpj,
    mask: (key) => `••.${key.slice(2, 5)}.${key.slice(5, 8)}/••••-••`,
  },
  phone: {
    parse: toPixPhone,
    format: formatMobile,
    mask: (key) => `(${key.slice(3, 5)}) •••••-${key.slice(-4)}`,
  },
  email: {
    parse: parsePixEmail,
    format: (key) => key,
    mask: (key) => `${key.slice(0, 1)}•••${key.slice(key.lastIndexOf('@'))}`,
  },
  evp: {
    parse: parseEvp,
    format: (key) => key,
    mask: (key) => `${key.slice(0, 4)}••••-••••-••••-••••-••••••••${key.slice(-4)}`,
  },
};

/** The wire form of a typed key: bare digits, +55…, lower case. Null unless it is a valid key of the type. */
export function parsePixKey(type: PixKeyType, text: string): string | null {
  return rules[type].parse(text);
}

/** A key as people write it, `529.982.247-25`; anything that is not a key of the type is left as it is. */
export function formatPixKey(type: PixKeyType, key: string): string {
  const { parse, format } = rules[type];
  const wire = parse(key);
  return wire === null ? key : format(wire);
}

/**
 * A key partly hidden, `•••.982.247-••`; of anything that is not a key of the type only the last four characters are shown. Bullets,
 * because
 * an e-mail address with asterisks would be a valid key that belongs to somebody else.
 */
export function maskPixKey(type: PixKeyType, key: string): string {
  const { parse, mask } = rules[type];
  const wire = parse(key);
  return wire === null ? key.replace(/.(?=.{4})/gsu, '•') : mask(wire);
}

export function isPixKeyType(value: unknown): value is PixKeyType {
  return pixKeyTypes.some((type) => type === value);
}

function parsePixEmail(text: string): string | null {
  const email = parseEmail(text);
  return email !== null && email.length <= maxPixEmailLength ? email : null;
}

/** A random key: a UUID whose version nibble the directory does not enforce. */
function parseEvp(text: string): string | null {
  const key = text.trim();
  return /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/.test(key) ? key.toLowerCase() : null;
}
