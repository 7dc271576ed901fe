import { buildSite } from '../apps/site/build/build.ts';
import { soundBrands } from './brands/check/sound-brands.ts';

/** Builds the site, into `apps/site/dist` where nothing else is said, with the brands that pass their check; says what it leaves out. */
export async function buildSoundSite(dist?: string): Promise<void> {
  const { ids, leftOut } = await soundBrands();
  await buildSite(ids, dist);
  for (const [id, problems] of leftOut)
    console.warn(
      [`The brand ${id} is left out, and its hosts show the default brand:`, ...problems].join('\n  - '),
    );
}
