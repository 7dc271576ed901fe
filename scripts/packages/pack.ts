import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './published-manifest.ts';

const packages = join(import.meta.dirname, '../../packages');

/** What is released; the sandbox and the site stay in the repository. */
export const releasedPackages = ['domain', 'api', 'flows', 'ui'] as const;

export interface Packed {
  readonly name: string;
  /** The tarball. */
  readonly path: string;
  /** As others get it, by path within the package. */
  readonly files: readonly string[];
  readonly manifest: Manifest;
}

function tar(...args: readonly string[]): string {
  return execFileSync('tar', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** Runs `npm pack` in a package's folder, as anybody would. */
export function pack(folder: (typeof releasedPackages)[number], target: string): Packed {
  const cwd = join(packages, folder);
  execFileSync('npm', ['pack', '--pack-destination', target, '--loglevel=error'], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { name, version } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as Manifest;
  const path = join(target, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  return {
    name,
    path,
    files: tar('-tzf', path)
      .trim()
      .split('\n')
      .map((file) => file.replace(/^package\//, '')),
    manifest: JSON.parse(tar('-xzOf', path, 'package/package.json')) as Manifest,
  };
}
