/** The ASCII digits of a text, in order. */
export function digits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * Lays characters out along a pattern whose `#` stand for one character each: ('123', '##.##') -> '12.3'. It stops with the
 * last character, so that an input formatted at each keystroke can be deleted from; characters beyond the pattern are dropped.
 */
export function fillPattern(characters: string, pattern: string): string {
  let filled = '';
  let next = 0;
  for (const sign of pattern) {
    if (next >= characters.length) break;
    filled += sign === '#' ? characters.charAt(next++) : sign;
  }
  return filled;
}
