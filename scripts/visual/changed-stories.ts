import { spawnSync } from 'node:child_process';

interface Cruised {
  readonly modules: readonly { readonly source: string }[];
}

function printed(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

/** Data of brands, words and pictures is no module: what it changes may be anywhere. */
const reachesAll = /^packages\/ui\/(src\/brands|src\/locales)\/|^\.storybook\/|\.(avif|svg|webp|css)$/;

/** The story files, from the root of the repository, that what has changed since a revision reaches; null: all of them. */
export function changedStories(revision: string): readonly string[] | null {
  const files = [
    printed('git', ['diff', '--name-only', revision]),
    printed('git', ['ls-files', '--others', '--exclude-standard']),
  ].flatMap((text) => text.split('\n').filter(Boolean));
  if (files.some((file) => reachesAll.test(file))) return null;
  const args = ['--config', '.dependency-cruiser.cjs', '--affected', revision, '-T', 'json'];
  const { modules } = JSON.parse(printed('depcruise', [...args, 'packages', '.storybook'])) as Cruised;
  return modules.map(({ source }) => source).filter((source) => source.endsWith('.stories.tsx'));
}
