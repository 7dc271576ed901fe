import { useBrand } from '../../theme/brand-context.ts';
import { lazyLook, looksOf } from '../lazy-look.tsx';
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

const overlay = lazyLook<GameTileProps>(async () => (await import('./OverlayTile.tsx')).OverlayTile);

const tiles = looksOf<'tile', GameTileProps>('tile', {
  overlay,
  caption: lazyLook(async () => (await import('./CaptionTile.tsx')).CaptionTile, overlay),
  sticker: lazyLook(async () => (await import('./StickerTile.tsx')).StickerTile, overlay),
  banner: lazyLook(async () => (await import('./BannerTile.tsx')).BannerTile, overlay),
  arch: lazyLook(async () => (await import('./ArchTile.tsx')).ArchTile, overlay),
});

/** A game as a picture with its name, where the brand's `tile` axis puts it; the whole tile leads to the game. A closed one says why it does not. */
export function GameTile(props: GameTileProps) {
  const Tile = tiles[useBrand().layout.tile];
  return <Tile {...props} />;
}
