import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';

const root = join(import.meta.dirname, '..');

export interface IndexedStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
  /** The file it is written in, from the root of the repository: `./packages/…`. */
  readonly importPath: string;
}

/** What the built Storybook holds, from its index. */
export function indexedStories(): readonly IndexedStory[] {
  const text = readFileSync(join(root, 'storybook-static/index.json'), 'utf8');
  return Object.values((JSON.parse(text) as { entries: Record<string, IndexedStory> }).entries);
}

export interface ServedStorybook {
  readonly url: string;
  close(): Promise<void>;
}

/** The Storybook built into this folder as any file server would serve it: anything missing is a 404. */
export async function serveStorybook(outDir = 'storybook-static'): Promise<ServedStorybook> {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The built Storybook is not served');
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}
