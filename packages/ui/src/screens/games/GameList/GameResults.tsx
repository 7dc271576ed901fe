import type { Game } from '@fortuna/domain/model/games.ts';
import type { Page } from '@fortuna/domain/page.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { GameCell, GameGrid, GameGridSkeleton } from '../../../components/GameGrid/GameGrid.tsx';
import { GameTile } from '../../../components/GameTile/GameTile.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { vars } from '../../../theme/vars.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { GamesContent } from './GameList.view.ts';

export interface GameResultsProps {
  readonly games: GamesContent;
  readonly gameHref: (game: Game) => string;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

const Count = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-variant-numeric: tabular-nums;
`;

/** Rows of the skeleton: a first page's upper half. */
const skeletonTiles = 18;

/** The games themselves, how many there are, and the pages of them. */
export function GameResults({ games, gameHref, onPage, onClear, onRetry }: GameResultsProps) {
  const { t } = useTranslation('games-play');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  switch (games.kind) {
    case 'loading':
      return <GameGridSkeleton label={t('list.loading')} count={skeletonTiles} />;
    case 'failed':
      return (
        <Card>
          <ErrorState message={problemText(games.problem)} retry={{ label: tCommon('retry'), onRetry }} />
        </Card>
      );
    case 'ready':
      return (
        <Root aria-busy={games.isRefreshing || undefined}>
          <Count role="status">{t('list.count', { count: games.page.total })}</Count>
          {games.page.items.length === 0 ? (
            <EmptyState
              title={t('list.emptyTitle')}
              image={<EmptyArt kind="noGames" />}
              action={<Button onClick={onClear}>{t('list.clearFilters')}</Button>}
            >
              {t('list.emptyText')}
            </EmptyState>
          ) : (
            <Tiles page={games.page} gameHref={gameHref} />
          )}
          <Pagination
            label={t('list.title')}
            page={games.page.page}
            pages={games.page.lastPage}
            statusText={tCommon('pageOf', { page: games.page.page, pages: games.page.lastPage })}
            previousLabel={tCommon('previousPage')}
            nextLabel={tCommon('nextPage')}
            isPending={games.isRefreshing}
            onPage={onPage}
          />
        </Root>
      );
  }
}

interface TilesProps {
  readonly page: Page<Game>;
  readonly gameHref: (game: Game) => string;
}

function Tiles({ page, gameHref }: TilesProps) {
  const { t } = useTranslation('games-play');
  const { t: tGame } = useTranslation('games');
  return (
    <GameGrid label={t('list.title')}>
      {page.items.map((game) => (
        <GameCell key={game.id}>
          <GameTile
            game={game}
            href={gameHref(game)}
            tag={game.tags.includes('new') ? tGame('tags.new') : undefined}
            closedLabel={tGame('closed')}
          />
        </GameCell>
      ))}
    </GameGrid>
  );
}
