const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True for an address that a payment may lead to or a game may be framed from: plainly written, of a listed origin, and https
 * (docs/promises.md, security 4). Plain http is accepted for a listed loopback origin alone, which is how a sandbox on one's own
 * machine is reached.
 */
export function isAllowedAddress(address: string, allowedOrigins: readonly string[]): boolean {
  // What browsers read as a slash or leave out, others read differently.
  const url = /[\\\s]/.test(address) ? null : URL.parse(address);
  if (url === null) return false;
  // By protocol first: `blob:` and `filesystem:` addresses have the origin of whoever made them.
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
  return isSafe && url.username === '' && url.password === '' && allowedOrigins.includes(url.origin);
}
