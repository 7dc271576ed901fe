import { frontMatterOf } from './front-matter.ts';

export interface Change {
  /** What it asks of the package's version; undefined where it is not about that package. */
  readonly kind: string | undefined;
  /** Markdown. */
  readonly text: string;
}

/** A changeset: between lines of dashes the packages that it is about, in quotes of either kind, below them what it says to their users. */
export function changeOf(file: string, packageName: string): Change {
  const { head = '', text = '' } = frontMatterOf(file) ?? {};
  return { kind: new RegExp(`^["']${packageName}["']: (\\w+)`, 'm').exec(head)?.[1], text: text.trim() };
}
