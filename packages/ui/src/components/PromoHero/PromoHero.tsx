import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
import type { PromoHeroProps } from './promo-hero-props.ts';

export const promoHeroStates = ['Offer', 'PlainWelcome', 'NoArt', 'LongText'] as const;

const scene = lazyLook<PromoHeroProps>(async () => (await import('./SceneHero.tsx')).SceneHero);

const heroes = looksOf<'hero', PromoHeroProps>('hero', {
  scene,
  editorial: lazyLook(async () => (await import('./EditorialHero.tsx')).EditorialHero, scene),
  poster: lazyLook(async () => (await import('./PosterHero.tsx')).PosterHero, scene),
  bow: lazyLook(async () => (await import('./BowHero.tsx')).BowHero, scene),
  band: lazyLook(async () => (await import('./BandHero.tsx')).BandHero, scene),
  flood: lazyLook(async () => (await import('./FloodHero.tsx')).FloodHero, scene),
});

/** The opening of the home page: one picture, one promise, one thing to do; staged as the brand's `hero` axis says. */
export function PromoHero(props: PromoHeroProps) {
  const Hero = heroes[useBrand().layout.hero];
  return <Hero {...props} />;
}
