import { type BrandFacts, readBrandFacts } from '@fortuna/ui/theme/brand-facts.ts';

const packs = import.meta.glob<unknown>('../../../../packages/ui/src/brands/*/brand.json', {
  import: 'default',
});

async function loadFacts(brand: string): Promise<BrandFacts | null> {
  try {
    return readBrandFacts(await packs[`../../../../packages/ui/src/brands/${brand}/brand.json`]?.());
  } catch (error) {
    console.error(error);
    return null;
  }
}

const asked = new Map<string, Promise<BrandFacts | null>>();

/** Who is behind a brand, asked for once; null where its facts do not arrive. Made for React's `use`. */
export function brandFacts(brand: string): Promise<BrandFacts | null> {
  const promise = asked.get(brand) ?? loadFacts(brand);
  asked.set(brand, promise);
  return promise;
}
