/** The event by which the preview tells the manager which tools what is shown has a use for. */
export const tellFollowed = 'fortuna/followed';

/** The event by which the preview is asked to look for that now (`scripts/toolbar-check.ts`). */
export const askFollowed = 'fortuna/ask-followed';

/** What the toolbar has that not every story has a use for, and what a story lacks that has none; by the name of the global. */
export const idleReasons = {
  locale: 'no words of the product here',
  words: 'what is here is worded alike by all brands',
  money: 'no amounts here',
  session: 'the same for guests and members',
  motion: 'nothing moves here',
} as const;

export type Tool = keyof typeof idleReasons;

export interface ToolChoice {
  readonly value: string;
  readonly title: string;
}

/** How a tool stands in `globalTypes`, from where the manager has it. */
export interface ToolType {
  readonly description: string;
  readonly tool: { readonly icon: string; readonly items: readonly ToolChoice[] };
}
