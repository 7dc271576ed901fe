/** Lower case without accents: for codes, and for search. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** Plain text as part of an address. */
export function slug(text: string): string {
  return plainText(text).replace(/[^a-z0-9]+/g, '-');
}
