/** One prop, as its type and the comment above it say. */
export interface PropFact {
  readonly name: string;
  /** As it is written in the source. */
  readonly type: string;
  /** What it may be, where that is a list of words. */
  readonly words: readonly string[] | null;
  readonly isRequired: boolean;
  /** What it is when it is left out, as source text. */
  readonly fallback: string | null;
  readonly sentence: string;
}

/** What a component takes. */
export interface ComponentFact {
  readonly name: string;
  readonly sentence: string;
  readonly props: readonly PropFact[];
  /** What it takes over from libraries: `ComponentProps<'button'>`. */
  readonly inherited: readonly string[];
}

/** What the stories of a file are about first, then what stands in the same file. By the path of the stories. */
export type PartProps = Readonly<Record<string, readonly ComponentFact[]>>;

// A glob, since the file is made by `scripts/part-facts.ts` and may not be there: tests of stories need none.
const [read] = Object.values(
  import.meta.glob<PartProps>('../.cache/part-props.json', { eager: true, import: 'default' }),
);

/** Of the part or screen whose stories stand in this file (`parameters.fileName`). */
export function componentsOfFile(file: unknown): readonly ComponentFact[] {
  return read?.[String(file).replace(/^\.\//, '')] ?? [];
}
