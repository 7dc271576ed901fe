import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PartPage } from '../../.storybook/part-pages.ts';
import type { ComponentFact } from '../../.storybook/part-props.ts';
import { type Module, moduleAt, textOf, within } from './module.ts';
import { propsOf } from './part-props.ts';
import { tokensOf } from './part-tokens.ts';
import { storySources } from './story-sources.ts';

const root = join(import.meta.dirname, '../..');
const kit = 'packages/ui/src';

/** What a part is made of: neither its stories, tests and samples nor what is written about it. */
export function isOwnFile(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(stories|snippet|test|fixtures?)\.tsx?$/.test(path);
}

/** Files of the part or screen that has its own folder, from the repository's root. */
export function ownFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter(isOwnFile)
    .sort()
    .map((name) => join(folder, name));
}

/** The name in `component:` of a file of stories. */
function componentOf(stories: Module): string | null {
  const meta = stories.declared.get('meta')?.node;
  const property = meta
    ? within(meta).find(
        (node) => node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === 'component',
      )
    : undefined;
  return property?.type === 'Property' ? (/^\w+/.exec(textOf(stories, property.value))?.[0] ?? null) : null;
}

/** The file of a part that is called as its folder is. */
function partOf(folder: string): Module | undefined {
  const path = join(folder, `${basename(folder)}.tsx`);
  return ownFiles(folder).includes(path) ? moduleAt(path) : undefined;
}

interface Documented {
  readonly name: string;
  readonly module: Module;
}

/** What the stories are about: what they name, or the part that the folder is called after where they name a helper of their own. */
function documented(stories: Module): Documented | null {
  const name = componentOf(stories);
  const named = name === null ? undefined : stories.imported.get(name);
  if (named) return { name: named.name, module: moduleAt(named.path) };
  const folder = dirname(stories.path);
  const module = partOf(folder);
  return module ? { name: basename(folder), module } : null;
}

export interface PartFacts {
  readonly components: readonly ComponentFact[];
  readonly page: PartPage;
}

function factsOf(stories: Module): PartFacts {
  const main = documented(stories);
  const modules = [main?.module, partOf(dirname(stories.path))].filter((each) => each !== undefined);
  const others = [...new Set(modules)].flatMap((module) =>
    [...module.exported].filter((name) => name !== main?.name).map((name) => propsOf(module, name)),
  );
  return {
    components: [
      main ? propsOf(main.module, main.name) : null,
      // A styled element beside a component is what that is made of.
      ...others.filter((each) => each && each.props.length > 0),
    ].filter((each) => each !== null),
    page: {
      tokens: tokensOf(ownFiles(dirname(stories.path))),
      stories: storySources(stories, main?.name ?? ''),
    },
  };
}

/** By the path of the stories' file. */
export function readPartFacts(): ReadonlyMap<string, PartFacts> {
  const files = readdirSync(join(root, kit), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .sort()
    .map((name) => join(kit, name));
  return new Map(files.map((path) => [path, factsOf(moduleAt(path))]));
}
