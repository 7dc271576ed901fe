import type { Game } from '@fortuna/domain/model/games.ts';
import { toGame } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { GameCell } from '../../../components/GameGrid/GameGrid.tsx';
import { GameTile } from '../../../components/GameTile/GameTile.tsx';

export interface GameLinkProps {
  readonly game: Game;
  /** Twice as large, the first of its grid. */
  readonly isFeatured?: boolean;
}

/** A game in a grid, in the words of the language, and the way to where it is played. */
export function GameLink({ game, isFeatured }: GameLinkProps) {
  const { t } = useTranslation('games');
  return (
    <GameCell>
      <GameTile
        game={game}
        href={toGame(game)}
        tag={game.isPlayable ? (game.tags.includes('new') ? t('tags.new') : undefined) : t('tags.noDemo')}
        closedLabel={t('closed')}
        isFeatured={isFeatured}
      />
    </GameCell>
  );
}
