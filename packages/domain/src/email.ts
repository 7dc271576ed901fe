/** Longest address that mail servers take (RFC 5321, erratum 1690). */
export const maxEmailLength = 254;

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** The rule of HTML's e-mail inputs, with a dot asked for in the domain. */
const address = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${label}(?:\\.${label})+$`);

/** The address trimmed and in lower case; null unless it can be one. */
export function parseEmail(text: string): string | null {
  const trimmed = text.trim();
  // Before the change of case: some letters outside ASCII have an ASCII lower case.
  if (trimmed.length > maxEmailLength || !/^[!-~]+$/.test(trimmed)) return null;
  const email = trimmed.toLowerCase();
  return address.test(email) ? email : null;
}

export function isEmail(text: string): boolean {
  return parseEmail(text) !== null;
}
