import { FavouriteHeart } from '@fortuna/ui/components/FavouriteHeart/FavouriteHeart.tsx';
import type { TileHeartProps } from '@fortuna/ui/screens/games/parts/tile-heart.ts';
import { useSite } from '@fortuna/ui/screens/site-context.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { heartsOwner, noteHeart, pressHeart, useIsFavourite } from './favourite-hearts.ts';
import { keepWish } from './kept-wish.ts';

/** The heart of a tile. A guest is asked to log in, and the wish is kept. */
export function FavouriteTileHeart({ game, tabIndex }: TileHeartProps) {
  const { t } = useTranslation('games-favourites');
  const { onLogin } = useSite();
  useEffect(noteHeart, []);
  return (
    <FavouriteHeart
      isOn={useIsFavourite(game)}
      label={t('heart', { name: game.name })}
      tabIndex={tabIndex}
      onToggle={() => {
        const owner = heartsOwner();
        if (owner) return pressHeart(owner, game);
        keepWish({ game, isOnTile: true });
        onLogin();
      }}
    />
  );
}
