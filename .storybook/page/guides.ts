import { frontMatterOf } from '../front-matter.ts';

type Files = Readonly<Record<string, () => Promise<string>>>;

const guides: Files = import.meta.glob<string>('../../packages/ui/src/components/*/*.guide.md', {
  query: '?raw',
  import: 'default',
});
const snippets: Files = import.meta.glob<string>('../../packages/ui/src/components/*/*.snippet.tsx', {
  query: '?raw',
  import: 'default',
});

export type PartStatus = 'draft' | 'stable' | 'deprecated';

/** What people have written of a part. */
export interface Written {
  readonly status: PartStatus | null;
  /** Markdown, without the lines above it. */
  readonly guide: string | null;
  /** A module that shows how the part is used. */
  readonly snippet: string | null;
}

function textOf(files: Files, ending: string): Promise<string> | null {
  const path = Object.keys(files).find((each) => each.endsWith(ending));
  return path === undefined ? null : (files[path]?.() ?? null);
}

function isStatus(word: string | undefined): word is PartStatus {
  return word === 'draft' || word === 'stable' || word === 'deprecated';
}

async function read(part: string): Promise<Written> {
  const [file, snippet] = await Promise.all([
    textOf(guides, `/${part}/${part}.guide.md`),
    textOf(snippets, `/${part}/${part}.snippet.tsx`),
  ]);
  const { head = '', text: guide = null } = frontMatterOf(file ?? '') ?? {};
  const status = /^status: (\w+)/m.exec(head)?.[1];
  return { status: isStatus(status) ? status : null, guide, snippet };
}

const known = new Map<string, Promise<Written>>();

/** The guide and the snippet of a part, fetched when its page is opened. */
export function writtenOf(part: string): Promise<Written> {
  const before = known.get(part) ?? read(part);
  known.set(part, before);
  return before;
}
