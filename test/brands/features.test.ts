import { expect, test } from 'vitest';
import { manifest, type RouteEntry } from '../../apps/site/src/routes/manifest.ts';
import { brandFeatures } from '../../packages/ui/src/theme/brand.ts';
import { textOf } from '../files.ts';

/** A switch in `brand.json` switches something (requirement KIT-02). */

const entries: readonly RouteEntry[] = manifest;
const router = textOf('apps/site/src/routes/routes.tsx');

/** The source of a page's route module. */
function moduleOf(path: string): string {
  const file = new RegExp(`page\\('${path}', \\(\\) => import\\('\\./([^']+)'`).exec(router)?.[1];
  return textOf(`apps/site/src/routes/${file}`);
}

test.each(brandFeatures)('%s names at least one page', (feature) => {
  expect(entries.some((entry) => entry.feature === feature)).toBe(true);
});

test.each(entries)('$path and its module name the same feature', ({ path, feature }) => {
  expect(/<Optional feature="(\w+)">/.exec(moduleOf(path))?.[1]).toBe(feature);
});
