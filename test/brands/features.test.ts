import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageFiles } from '../../apps/site/build/page-files.ts';
import { brandFeatures } from '../../packages/ui/src/theme/brand-features.ts';

const screens = globSync('packages/ui/src/screens/**/*.tsx')
  .filter((path) => !path.endsWith('.stories.tsx'))
  .map((path) => readFileSync(path, 'utf8'));

/** A switch in `brand.json` switches something (requirement KIT-02); that pages name known switches only is a matter of types. */
test.each(brandFeatures)('%s switches a page, or a part of one', (feature) => {
  const isPage = pageFiles().some((page) => page.feature === feature);
  expect(isPage || screens.some((source) => source.includes(`switchedOff.includes('${feature}')`))).toBe(
    true,
  );
});
