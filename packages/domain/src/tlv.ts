/** One field of an EMV QR code: a two-digit tag and a value of at most 99 characters. */
export type TlvField = readonly [tag: string, value: string];

/** Writes fields as tag, two-digit length, value. Throws RangeError for a value longer than 99 characters. */
export function encodeTlv(fields: readonly TlvField[]): string {
  return fields
    .map(([tag, value]) => {
      if (value.length > 99) throw new RangeError(`field ${tag} is longer than 99 characters`);
      return `${tag}${String(value.length).padStart(2, '0')}${value}`;
    })
    .join('');
}

/** Reads fields by tag; null where a length does not fit the text or a tag comes twice. */
export function decodeTlv(text: string): ReadonlyMap<string, string> | null {
  const fields = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const head = /^([0-9]{2})([0-9]{2})/.exec(rest);
    if (head === null) return null;
    const [, tag = '', length = ''] = head;
    const end = 4 + Number(length);
    if (end > rest.length || fields.has(tag)) return null;
    fields.set(tag, rest.slice(4, end));
    rest = rest.slice(end);
  }
  return fields;
}
