import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A small repository, by path and text, in a folder of its own; gone at the end of the block that it is used in. */
export function fixture(files: Readonly<Record<string, string>>): Disposable & { readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'fortuna-fixture-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a program of ours prints about a folder. */
export function run(program: string, args: readonly string[], folder: string): string {
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', program), args, {
    cwd: folder,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(`${program} said nothing: ${stderr}`);
  return stdout;
}

export function inRoot(path: string): string {
  return join(root, path);
}
