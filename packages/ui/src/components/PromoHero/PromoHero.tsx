import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import type { PromoHeroProps } from './promo-hero-props.ts';
import { SceneHero } from './SceneHero.tsx';

export const promoHeroStates = ['Offer', 'PlainWelcome', 'NoArt', 'LongText'] as const;

const heroes = looksOf<'hero', PromoHeroProps>('hero', {
  scene: SceneHero,
  editorial: lazyLook(async () => (await import('./EditorialHero.tsx')).EditorialHero, SceneHero),
  poster: lazyLook(async () => (await import('./PosterHero.tsx')).PosterHero, SceneHero),
});

/** The opening of the home page: one picture, one promise, one thing to do; staged as the brand's `hero` axis says. */
export function PromoHero(props: PromoHeroProps) {
  const Hero = heroes[useBrand().layout.hero];
  return <Hero {...props} />;
}
