/**
 * A name that its owner knows again and a stranger at their back does not learn: the first word, and the first letter of the last one,
 * `Marina A•••`; of a single word the first letter.
 */
export function maskPersonName(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1) : first;
  const initial = `${Array.from(last ?? '')[0] ?? ''}•••`;
  return words.length > 1 ? `${first} ${initial}` : initial;
}
