/** How to write what a story shows. */
export type StorySource =
  | { readonly kind: 'jsx'; readonly code: string }
  | {
      readonly kind: 'args';
      readonly component: string;
      /** Name and value, as source text. */
      readonly args: readonly (readonly [name: string, value: string])[];
    };

/** What only the page of a part needs to know. */
export interface PartPage {
  /** The roles of the theme that it reads: `color.accent`, in the order of the contract. */
  readonly tokens: readonly string[];
  /** By the story's id; left out where there is nothing that one could write. */
  readonly stories: Readonly<Record<string, StorySource>>;
}

/** By the path of the stories. */
export type PartPages = Readonly<Record<string, PartPage>>;

const [read] = Object.values(
  import.meta.glob<PartPages>('../.cache/part-pages.json', { eager: true, import: 'default' }),
);

/** Of the part or screen whose stories stand in this file (`parameters.fileName`); undefined until it has been read. */
export function pageOfFile(file: unknown): PartPage | undefined {
  return read?.[String(file).replace(/^\.\//, '')];
}
