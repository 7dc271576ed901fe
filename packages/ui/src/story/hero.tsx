import { svgDataUri } from '../art/data-uri.ts';
import { handOf } from '../art/family.ts';
import { drawHero } from '../art/hero.ts';
import { HeroPicture } from '../components/PromoHero/HeroPicture.tsx';
import { useBrand } from '../theme/brand-context.ts';

/** The picture of a hero in the shape that the stage asks for, as the site has it from a file. */
export function SampleHeroPicture({ seed }: { readonly seed: number }) {
  const brand = useBrand();
  const family = handOf(brand);
  const form = brand.layout.hero;
  return (
    <HeroPicture
      // A space would end the address in a `srcset`.
      addressOf={(shape) => svgDataUri(drawHero({ seed, shape, family, form })).replaceAll(' ', '%20')}
    />
  );
}
