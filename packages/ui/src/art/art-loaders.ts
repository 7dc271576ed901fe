import type { ActivityDrawings } from './activity-art.ts';
import type { ChestPose, ChestRung } from './chest-kinds.ts';
import type { CoverArt } from './cover-art.ts';
import type { EmblemArt } from './emblem/emblem-art.ts';
import type { EmptyKind } from './empty-kinds.ts';
import type { ArtHand } from './family.ts';
import type { HeroShape } from './hero-shapes.ts';
import type { PrizeKind } from './prize-kinds.ts';

/** Fetches one kind of drawing of one family; each is a chunk of its own. */
export interface ArtLoaders {
  readonly covers: () => Promise<{ readonly covers: CoverArt }>;
  readonly hero: () => Promise<{ readonly drawHero: (seed: number, shape: HeroShape) => string }>;
  readonly empty: () => Promise<{ readonly drawEmpty: (kind: EmptyKind) => string }>;
  readonly avatar: () => Promise<{ readonly drawAvatar: (seed: number) => string }>;
  readonly background: () => Promise<{ readonly drawBackground: () => string }>;
  readonly prize: () => Promise<{ readonly drawPrize: (kind: PrizeKind) => string }>;
  readonly chest: () => Promise<{ readonly drawChest: (rung: ChestRung, pose: ChestPose) => string }>;
  readonly vipBadge: () => Promise<{ readonly drawVipBadge: (level: number) => string }>;
  readonly providerMark: () => Promise<{ readonly drawProviderMark: (key: string) => string }>;
  /** All together: the list of activities shows them all, and a request for each would be too many. */
  readonly activities: () => Promise<{ readonly activities: ActivityDrawings }>;
}

/** Emblems are made of the same figures, whatever they are for: one chunk has all of a hand's. */
const allOf = (load: () => Promise<EmblemArt>): ArtLoaders => ({
  covers: load,
  hero: load,
  empty: load,
  avatar: load,
  background: load,
  prize: load,
  chest: load,
  vipBadge: load,
  providerMark: load,
  activities: load,
});

/** A site with one brand never fetches the drawings of the other hands. */
export const artLoaders: Readonly<Record<ArtHand, ArtLoaders>> = {
  coast: {
    covers: () => import('./coast/covers.ts'),
    hero: () => import('./coast/hero.ts'),
    empty: () => import('./coast/empty.ts'),
    avatar: () => import('./coast/avatar.ts'),
    background: () => import('./coast/background.ts'),
    prize: () => import('./coast/prize.ts'),
    chest: () => import('./coast/chests.ts'),
    vipBadge: () => import('./coast/vip-badge.ts'),
    providerMark: () => import('./coast/provider-mark.ts'),
    activities: () => import('./coast/activities.ts'),
  },
  guilloche: {
    covers: () => import('./guilloche/covers.ts'),
    hero: () => import('./guilloche/hero.ts'),
    empty: () => import('./guilloche/empty.ts'),
    avatar: () => import('./guilloche/avatar.ts'),
    background: () => import('./guilloche/background.ts'),
    prize: () => import('./guilloche/prize.ts'),
    chest: () => import('./guilloche/chests.ts'),
    vipBadge: () => import('./guilloche/vip-badge.ts'),
    providerMark: () => import('./guilloche/provider-mark.ts'),
    activities: () => import('./guilloche/activities.ts'),
  },
  halftone: {
    covers: () => import('./halftone/covers.ts'),
    hero: () => import('./halftone/hero.ts'),
    empty: () => import('./halftone/empty.ts'),
    avatar: () => import('./halftone/avatar.ts'),
    background: () => import('./halftone/background.ts'),
    prize: () => import('./halftone/prize.ts'),
    chest: () => import('./halftone/chests.ts'),
    vipBadge: () => import('./halftone/vip-badge.ts'),
    providerMark: () => import('./halftone/provider-mark.ts'),
    activities: () => import('./halftone/activities.ts'),
  },
  posters: allOf(async () => (await import('./emblem/posters.ts')).art),
  collages: allOf(async () => (await import('./emblem/collages.ts')).art),
  tubes: allOf(async () => (await import('./emblem/tubes.ts')).art),
};
