import { type ChestPose, type ChestRung, chestFrame } from '../../art/chest-kinds.ts';
import type { EmptyKind } from '../../art/empty-kinds.ts';
import { type HeroShape, heroFrames } from '../../art/hero-shapes.ts';
import type { PrizeKind } from '../../art/prize-kinds.ts';
import { createArtHook, useArtAddress } from './art-hook.ts';

export const drawnArtStates = ['Hero', 'Empty', 'Avatar', 'Prize', 'Chest', 'VipBadge'] as const;

const useHero = createArtHook('hero');
const useEmpty = createArtHook('empty');
const useAvatar = createArtHook('avatar');
const usePrize = createArtHook('prize');
const useChest = createArtHook('chest');
const useVipBadge = createArtHook('vipBadge');

interface SquareProps {
  /** Markup; null until the drawing code is there. */
  readonly markup: string | null;
}

/** Holds its place while it is being drawn. */
function SquareArt({ markup }: SquareProps) {
  const addressOf = useArtAddress();
  return markup === null ? (
    <svg viewBox="0 0 200 200" width={200} height={200} aria-hidden="true" />
  ) : (
    <img src={addressOf(markup)} alt="" width={200} height={200} decoding="async" />
  );
}

export interface SeededArtProps {
  /** The same number always gives the same picture. */
  readonly seed: number;
}

export interface HeroArtProps extends SeededArtProps {
  /** Composed anew for each: `wide` 4 : 1, `square` 6 : 5, `tall` 2 : 3. */
  readonly shape: HeroShape;
}

/** A scene drawn in the brand's manner. Decoration. */
export function HeroArt({ seed, shape }: HeroArtProps) {
  const art = useHero();
  const addressOf = useArtAddress();
  const { width, height } = heroFrames[shape];
  return (
    art && (
      <img src={addressOf(art.drawHero(seed, shape))} alt="" width={width} height={height} decoding="async" />
    )
  );
}

export interface EmptyArtProps {
  /** Which situation it stands for. */
  readonly kind: EmptyKind;
}

/** The picture of a state without content; keeps its place while it is drawn. Decoration. */
export function EmptyArt({ kind }: EmptyArtProps) {
  const art = useEmpty();
  const addressOf = useArtAddress();
  return art ? (
    <img src={addressOf(art.drawEmpty(kind))} alt="" width={200} height={147} decoding="async" />
  ) : (
    <svg width={200} height={147} aria-hidden="true" />
  );
}

/** A player's picture, drawn from the account's number: square, edge to edge. Decoration. */
export function AvatarArt({ seed }: SeededArtProps) {
  const art = useAvatar();
  return <SquareArt markup={art?.drawAvatar(seed) ?? null} />;
}

export interface PrizeArtProps {
  /** Of the prize; `other` for one that we have no picture of. */
  readonly kind: PrizeKind;
}

/** What a wheel or a chest gives. Decoration: the prize is told in words beside it. */
export function PrizeArt({ kind }: PrizeArtProps) {
  const art = usePrize();
  return <SquareArt markup={art?.drawPrize(kind) ?? null} />;
}

export interface ChestArtProps {
  /** What it is made of. */
  readonly rung: ChestRung;
  /** Locked, open and full, or open and empty: each a shape of its own. */
  readonly pose: ChestPose;
}

/** A chest of treasure; keeps its place while it is drawn. Decoration: where it stands is told in words beside it. */
export function ChestArt({ rung, pose }: ChestArtProps) {
  const art = useChest();
  const addressOf = useArtAddress();
  return art ? (
    <img src={addressOf(art.drawChest(rung, pose))} alt="" {...chestFrame} decoding="async" />
  ) : (
    <svg viewBox={`0 0 ${chestFrame.width} ${chestFrame.height}`} {...chestFrame} aria-hidden="true" />
  );
}

export interface VipBadgeArtProps {
  /** Of the member, from 0. */
  readonly level: number;
}

/** The badge of a level. Decoration: the level is told in words beside it. */
export function VipBadgeArt({ level }: VipBadgeArtProps) {
  const art = useVipBadge();
  return <SquareArt markup={art?.drawVipBadge(level) ?? null} />;
}
