import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'fortuna-release-'));

function textOf(folder: string, path: string): string {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function versionOf(folder: string, path: string): string {
  return (JSON.parse(textOf(folder, path)) as { readonly version: string }).version;
}

/** A changelog grows below its title. */
function newText(before: string, after: string): string {
  const [title = ''] = before.split('\n', 1);
  return after.slice(0, after.length - (before.length - title.length)).trim();
}

/** Does what a release would do to the manifests and changelogs of the copy, and prints it. */
function rehearse(): void {
  if (globSync('.changeset/*.md', { cwd: root }).length === 0) {
    console.log('No changeset waits: there is nothing to release.');
    return;
  }
  const files = globSync(['{packages,apps}/*/package.json', 'packages/*/CHANGELOG.md'], { cwd: root });
  for (const path of ['package.json', 'pnpm-workspace.yaml', '.changeset', ...files])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('changeset', ['version'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  const grown = globSync('packages/*/CHANGELOG.md', { cwd: copy })
    .sort()
    .filter((path) => textOf(root, path) !== textOf(copy, path));
  for (const path of grown) {
    const manifest = path.replace('CHANGELOG.md', 'package.json');
    console.log(`\n=== ${path}: ${versionOf(root, manifest)} -> ${versionOf(copy, manifest)}\n`);
    console.log(newText(textOf(root, path), textOf(copy, path)));
  }
}

/**
 * `npm run release:dry`: the versions and the changelogs that the waiting changesets come to. `changeset version` knows no rehearsal, so
 * it works on a copy of the manifests; nothing of the repository is changed and nothing is published.
 */
try {
  rehearse();
} finally {
  rmSync(copy, { recursive: true, force: true });
}
