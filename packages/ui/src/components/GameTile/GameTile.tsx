import { useBrand } from '../../theme/brand-context.ts';
import { looksOf } from '../lazy-look.tsx';
import type { GameTileProps } from './game-tile-props.ts';

export const gameTileStates = [
  'Idle',
  'Tagged',
  'NotPlayable',
  'Maintenance',
  'NoArt',
  'LongText',
  'Featured',
] as const;

const tiles = looksOf<'tile', GameTileProps>('tile', {
  overlay: async () => (await import('./OverlayTile.tsx')).OverlayTile,
  caption: async () => (await import('./CaptionTile.tsx')).CaptionTile,
  sticker: async () => (await import('./StickerTile.tsx')).StickerTile,
  banner: async () => (await import('./BannerTile.tsx')).BannerTile,
  arch: async () => (await import('./ArchTile.tsx')).ArchTile,
  medallion: async () => (await import('./MedallionTile.tsx')).MedallionTile,
});

/** A game as a picture with its name, where the brand's `tile` axis puts it; the whole tile leads to the game. A closed one says why it does not. */
export function GameTile(props: GameTileProps) {
  const Tile = tiles[useBrand().layout.tile];
  return <Tile {...props} />;
}
