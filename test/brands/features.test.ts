import { expect, test } from 'vitest';
import { pageFiles } from '../../apps/site/build/page-files.ts';
import { brandFeatures } from '../../packages/ui/src/theme/brand.ts';

/** A switch in `brand.json` switches something (requirement KIT-02); that pages name known switches only is a matter of types. */
test.each(brandFeatures)('%s names at least one page', (feature) => {
  expect(pageFiles().some((page) => page.feature === feature)).toBe(true);
});
