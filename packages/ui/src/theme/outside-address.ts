/** An address that a link may lead to: https, and no name or password in it. */
export function isOutsideAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '';
}

/** An address that reaches a person: one outside, a letter or a call. */
export function isContactAddress(value: string): boolean {
  return isOutsideAddress(value) || /^(?:mailto|tel):[^\s?]+$/i.test(value);
}
