const firstWideLetter = 0x2e80;

/** Letters of Chinese and Japanese are nearly two Latin ones wide. */
function lengthOf(text: string): number {
  let length = 0;
  for (const letter of text) length += (letter.codePointAt(0) ?? 0) >= firstWideLetter ? 1.8 : 1;
  return length;
}

function cut(text: string, lineLength: number): string {
  let kept = '';
  for (const letter of text) {
    if (lengthOf(kept + letter) > lineLength - 1) return `${kept.trimEnd()}…`;
    kept += letter;
  }
  return kept;
}

/** An amount keeps its no-break space; only ordinary ones may end a line. */
const breakable = /[ \t\n]+/;

/** The words of a field on at most two lines of `lineLength` letters; anything longer ends in an ellipsis. */
export function labelLines(label: string, lineLength: number): readonly string[] {
  const lines: string[] = [];
  for (const word of label.trim().split(breakable)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (lengthOf(joined) <= lineLength || lines.length === 2)) {
      lines[lines.length - 1] = joined;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line) => (lengthOf(line) > lineLength ? cut(line, lineLength) : line));
}

export function isCut(label: string, lineLength: number): boolean {
  return labelLines(label, lineLength).some((line) => line.endsWith('…'));
}
