import type { EmptyKind } from '../../art/empty.ts';
import { createLazyModule } from './lazy-module.ts';

export const drawnArtStates = ['Hero', 'Empty', 'Avatar'] as const;

const useHero = createLazyModule(() => import('./hero-art.ts'));
const useEmpty = createLazyModule(() => import('./empty-art.ts'));
const useAvatar = createLazyModule(() => import('./avatar-art.ts'));

export interface SeededArtProps {
  /** The same number, the same picture. */
  readonly seed: number;
}

/** A wide scene drawn in the brand's manner; its subject is on the right third. Decoration. */
export function HeroArt({ seed }: SeededArtProps) {
  const art = useHero();
  return art && <img src={art.heroDataUri(seed)} alt="" width={800} height={480} decoding="async" />;
}

export interface EmptyArtProps {
  readonly kind: EmptyKind;
}

/** The picture of a state without content; keeps its place while it is drawn. Decoration. */
export function EmptyArt({ kind }: EmptyArtProps) {
  const art = useEmpty();
  return art ? (
    <img src={art.emptyDataUri(kind)} alt="" width={200} height={147} decoding="async" />
  ) : (
    <svg width={200} height={147} aria-hidden="true" />
  );
}

/** A player's picture, drawn from the account's number: square, edge to edge. Decoration. */
export function AvatarArt({ seed }: SeededArtProps) {
  const art = useAvatar();
  return art ? (
    <img src={art.avatarDataUri(seed)} alt="" width={200} height={200} decoding="async" />
  ) : (
    <svg viewBox="0 0 200 200" width={200} height={200} aria-hidden="true" />
  );
}
