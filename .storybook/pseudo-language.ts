const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ê',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  A: 'Å',
  E: 'É',
  I: 'Ï',
  O: 'Ö',
  U: 'Ü',
};

/** Placeholders, nesting and tags stay as they are. */
const kept = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/;

function longer(text: string): string {
  const pieces = text.split(kept);
  const letters = pieces.filter((piece) => !kept.test(piece)).join('').length;
  const accented = pieces.map((piece) =>
    kept.test(piece) ? piece : piece.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
  );
  // Short words grow most from language to language.
  const extra = Math.ceil(letters * (letters < 12 ? 0.7 : 0.35));
  const filling = 'lorem ipsum dolor sit amet '
    .repeat(Math.ceil(extra / 27))
    .slice(0, extra)
    .trim();
  return filling === '' ? accented.join('') : `${accented.join('')} ${filling}`;
}

/** Makes every text of a catalogue longer; its shape and its placeholders stay. */
export function lengthen(texts: unknown): unknown {
  if (typeof texts === 'string') return longer(texts);
  if (Array.isArray(texts)) return texts.map(lengthen);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, lengthen(value)]));
}
