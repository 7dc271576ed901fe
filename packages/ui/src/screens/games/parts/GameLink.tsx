import type { Game } from '@fortuna/domain/model/games.ts';
import { toGame } from '@fortuna/domain/site-map.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCell } from '../../../components/GameGrid/GameGrid.tsx';
import { GameTile } from '../../../components/GameTile/GameTile.tsx';
import { TileHeart } from './tile-heart.ts';

export interface GameLinkProps {
  readonly game: Game;
  /** Twice as large, the first of its grid. */
  readonly isFeatured?: boolean;
  /** Of the tile and of what stands on it. */
  readonly tabIndex?: 0 | -1;
}

/** A game in the words of the language, the way to where it is played, and whether it is a favourite. Stands in a `GameCell`. */
export function GameLinkTile({ game, ...rest }: GameLinkProps) {
  const { t } = useTranslation('games');
  const Heart = useContext(TileHeart);
  return (
    <>
      <GameTile
        game={game}
        href={toGame(game)}
        tag={game.isPlayable ? (game.tags.includes('new') ? t('tags.new') : undefined) : t('tags.noDemo')}
        closedLabel={t('closed')}
        {...rest}
      />
      {Heart && <Heart game={game} tabIndex={rest.tabIndex} />}
    </>
  );
}

/** The same in a grid of its own cells. */
export function GameLink(props: GameLinkProps) {
  return (
    <GameCell>
      <GameLinkTile {...props} />
    </GameCell>
  );
}
