const said = new Set<string>();
/** Shorter ones stand in many texts. */
const shortest = 3;

/** The catalogues have given this text to somebody. */
export function noteSaid(text: unknown): void {
  if (typeof text === 'string' && text.length >= shortest) said.add(text);
}

/** Whether a text that is drawn is of the catalogues, or has such a text in it. */
export function isSaid(drawn: string): boolean {
  return said.has(drawn) || [...said].some((text) => drawn.includes(text));
}
