import { digits, fillPattern } from './text-pattern.ts';

/** The area codes (DDD) in use, by Anatel's numbering plan. */
export const areaCodes: readonly string[] = [
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19', '21', '22', '24', '27', '28'],
  ...['31', '32', '33', '34', '35', '37', '38', '41', '42', '43', '44', '45', '46', '47', '48', '49'],
  ...['51', '53', '54', '55', '61', '62', '63', '64', '65', '66', '67', '68', '69'],
  ...['71', '73', '74', '75', '77', '79', '81', '82', '83', '84', '85', '86', '87', '88', '89'],
  ...['91', '92', '93', '94', '95', '96', '97', '98', '99'],
];

/**
 * The eleven digits (area code, 9, eight more) of a Brazilian mobile number typed with or without punctuation, country code and the 0
 * before an area code; null for landlines, unknown area codes and anything else.
 */
export function parseMobile(text: string): string | null {
  if (!/^\s*\+?[0-9().\-\s]+$/.test(text)) return null;
  const mobile = nationalDigits(text);
  return /^[0-9]{2}9[0-9]{8}$/.test(mobile) && areaCodes.includes(mobile.slice(0, 2)) ? mobile : null;
}

export function isMobile(text: string): boolean {
  return parseMobile(text) !== null;
}

/** Lays a mobile number out as `(11) 98765-4321`, or as much of it as has been typed; a country code is dropped once it is one. */
export function formatMobile(text: string): string {
  const all = digits(text);
  // Still on the way to +55, or to 55 and eleven digits.
  if (text.trim().startsWith('+') && '55'.startsWith(all)) return `+${all}`;
  const isLonger = all.length === 12 && all.startsWith('55');
  return fillPattern(nationalDigits(text), isLonger ? '(##) #####-#####' : '(##) #####-####');
}

/** The form that PIX wants, `+5511987654321`; null unless it is a mobile number. */
export function toPixPhone(text: string): string | null {
  const mobile = parseMobile(text);
  return mobile === null ? null : `+55${mobile}`;
}

/**
 * 55 is an area code too: only the plus, or two digits too many, make it the country. No area code begins with 0: it is dialled before one
 * from elsewhere in the country, and many write it.
 */
function nationalDigits(text: string): string {
  const all = digits(text).replace(/^0/, '');
  const hasCountryCode = all.startsWith('55') && (text.trim().startsWith('+') || /^550?[0-9]{11}$/.test(all));
  return hasCountryCode ? all.slice(2).replace(/^0/, '') : all;
}
