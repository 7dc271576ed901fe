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

/** For each thing the words that ask for it, in lower case, without accents; what tells more stands first and counts before what follows. */
export type ThingWords<Thing extends string> = Readonly<Partial<Record<Thing, string>>>;

/** @returns a function that tells the first thing that a title names; null where it names none */
export function thingFinder<Thing extends string>(words: ThingWords<Thing>): (title: string) => Thing | null {
  const ranked = new Map(
    (Object.entries(words) as [Thing, string][]).flatMap(([thing, list], rank) =>
      list.split(' ').map((word) => [word, { thing, rank }] as const),
    ),
  );
  return (title) => {
    const found = formsOfTitle(title).flatMap((form) => ranked.get(form) ?? []);
    const [first] = found.toSorted((a, b) => a.rank - b.rank);
    return first?.thing ?? null;
  };
}
