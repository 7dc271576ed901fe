import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildEnv } from './environment.ts';

/** A built site: its folder, and the version that its pages name. */
export interface SiteVersion {
  readonly folder: string;
  readonly version: string;
}

const repository = join(import.meta.dirname, '../../..');

export function versionIn(folder: string): SiteVersion {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  const version = /<meta name="fortuna:version" content="(\w+)"/.exec(home)?.[1];
  if (!version) throw new Error(`${folder} is no built site`);
  return { folder, version };
}

/** The site as `npm test` has built it. */
export const builtSite = versionIn(join(repository, 'apps/site/dist'));

/** Every script of a build has a hash in its name; another of as many letters makes another name of it. */
function renamedScripts(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(join(folder, 'assets')).filter((name) => /-[\w-]{8}\.js$/.test(name));
  const another = (hash: string) => [...hash].reverse().join('');
  return new Map(names.map((name) => [name, name.replace(/[\w-]{8}(?=\.js$)/, another)]));
}

/**
 * What the next version looks like to a browser, in a copy of the build: pages and worker name another version, and no script of the one
 * before is there any more. Building once more takes a minute and shows the same; `npm run test:full` does that too.
 */
export function nextVersion(folder: string): SiteVersion {
  cpSync(builtSite.folder, folder, { recursive: true });
  const version = [...builtSite.version].reverse().join('');
  const scripts = renamedScripts(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|html)$/.test(name),
  );
  for (const file of files) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll(/[\w.-]+-[\w-]{8}\.js/g, (name) => scripts.get(name) ?? name)
      .replaceAll(builtSite.version, version);
    writeFileSync(path, text);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    );
  }
  for (const [from, to] of scripts)
    for (const end of ['', '.br'])
      renameSync(join(folder, 'assets', from + end), join(folder, 'assets', to + end));
  return { folder, version };
}

/** Builds the site once more, as it stands, under a name of its own. */
export function buildVersion(folder: string, name: string): SiteVersion {
  execFileSync(process.execPath, ['scripts/build-site.ts'], {
    cwd: repository,
    env: { ...process.env, ...buildEnv, SITE_DIST: folder, VITE_APP_VERSION: name },
  });
  return versionIn(folder);
}
