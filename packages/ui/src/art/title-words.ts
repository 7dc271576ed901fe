/** Lower case without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** A word as it stands, without its plural's -s, and the parts of a compound (`ipe-amarelo`). */
const forms = (word: string): readonly string[] => [
  word,
  word.replace(/s$/, ''),
  ...(word.includes('-') ? word.split('-').flatMap((part) => [part, part.replace(/s$/, '')]) : []),
];

/** The words of a title in the forms in which a list may have them, in their order. */
export const formsOfTitle = (title: string): readonly string[] =>
  plain(title)
    .split(/[^a-z0-9-]+/)
    .flatMap(forms);
