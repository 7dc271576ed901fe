import { useBrand } from '../../theme/brand-context.ts';
import { looksOf } from '../lazy-look.tsx';
import type { PromoHeroProps } from './promo-hero-props.ts';

export const promoHeroStates = ['Offer', 'PlainWelcome', 'NoArt', 'LongText'] as const;

const heroes = looksOf<'hero', PromoHeroProps>('hero', {
  scene: async () => (await import('./SceneHero.tsx')).SceneHero,
  editorial: async () => (await import('./EditorialHero.tsx')).EditorialHero,
  poster: async () => (await import('./PosterHero.tsx')).PosterHero,
  bow: async () => (await import('./BowHero.tsx')).BowHero,
  band: async () => (await import('./BandHero.tsx')).BandHero,
  flood: async () => (await import('./FloodHero.tsx')).FloodHero,
  panes: async () => (await import('./PanesHero.tsx')).PanesHero,
});

/** The opening of the home page: one picture, one promise, one thing to do; staged as the brand's `hero` axis says. */
export function PromoHero(props: PromoHeroProps) {
  const Hero = heroes[useBrand().layout.hero];
  return <Hero {...props} />;
}
