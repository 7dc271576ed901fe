const said = new Set<string>();
/** Shorter ones stand by chance in texts that are none of the catalogues'. */
const shortestPiece = 8;

/** The catalogues have given this text to somebody. */
export function noteSaid(text: unknown): void {
  if (typeof text === 'string') said.add(text);
}

/** Whether a text that is drawn is of the catalogues, or has such a text in it. */
export function isSaid(drawn: string): boolean {
  if (drawn === '') return false;
  return said.has(drawn) || [...said].some((text) => text.length >= shortestPiece && drawn.includes(text));
}

/** Before another story: what was said in one is no word of the next. */
export function forgetSaid(): void {
  said.clear();
}
