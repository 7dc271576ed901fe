import { equal } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Packed } from './pack.ts';
import type { Manifest } from './published-manifest.ts';

const example = join(import.meta.dirname, '../../examples/operator-app');

function run(folder: string, command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Two of one of these would not know of each other: a second React has no hooks, a second i18next no words. */
const single = ['react', 'react-dom', 'styled-components', 'i18next', 'react-i18next', 'xstate'];

/** The example in a folder outside of the repository, on the packed packages. */
export function installExample(folder: string, packed: readonly Packed[]): void {
  cpSync(example, folder, { recursive: true });
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  const dependencies = {
    ...manifest.dependencies,
    ...Object.fromEntries(packed.map(({ name, path }) => [name, `file:${path}`])),
  };
  writeFileSync(path, JSON.stringify({ ...manifest, dependencies }));
  run(folder, 'npm', 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  for (const name of single)
    equal(globSync(`**/node_modules/${name}/package.json`, { cwd: folder }).length, 1, `copies of ${name}`);
}

/** Types first, those of the packages themselves too: a build alone would not look at them. */
export function buildExample(folder: string): void {
  run(folder, 'npm', 'run', 'types');
  run(folder, 'npm', 'run', 'build');
}
