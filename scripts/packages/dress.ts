import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, publishedManifest } from './published-manifest.ts';

const licence = join(import.meta.dirname, '../../LICENSE');

/** The repository's own manifest, while the package wears the published one. */
const kept = (folder: string) => join(folder, 'package.json.kept');

/** Gives a built package the manifest that others install it with: npm packs what stands in the folder, and has no setting for another one. */
export function dress(folder: string): void {
  const manifest = join(folder, 'package.json');
  const own = readFileSync(manifest, 'utf8');
  copyFileSync(licence, join(folder, 'LICENSE'));
  copyFileSync(manifest, kept(folder));
  writeFileSync(manifest, `${JSON.stringify(publishedManifest(JSON.parse(own) as Manifest), null, 2)}\n`);
}

/** Back to the repository's own, after an interrupted run too. */
export function undress(folder: string): void {
  if (existsSync(kept(folder))) renameSync(kept(folder), join(folder, 'package.json'));
  rmSync(join(folder, 'LICENSE'), { force: true });
}
