import type { Game } from '@fortuna/domain/model/games.ts';
import type { Page } from '@fortuna/domain/page.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { GameGrid, GameGridSkeleton } from '../../../components/GameGrid/GameGrid.tsx';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { PageTurner } from '../../page/PageTurner.tsx';
import { GameLink } from '../parts/GameLink.tsx';

export interface GameResultsProps {
  readonly games: Loadable<Page<Game>>;
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

const Count = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** Rows of the skeleton: a first page's upper half. */
const skeletonTiles = 18;

/** The games themselves, how many there are, and the pages of them. */
export function GameResults({ games, onPage, onClear }: GameResultsProps) {
  return (
    <PageState view={games} skeleton={<GameGridSkeleton count={skeletonTiles} />}>
      {(page) => (
        <Results
          page={page}
          isRefreshing={games.kind === 'ready' && games.isRefreshing}
          onPage={onPage}
          onClear={onClear}
        />
      )}
    </PageState>
  );
}

interface ResultsProps extends Omit<GameResultsProps, 'games'> {
  readonly page: Page<Game>;
  readonly isRefreshing: boolean;
}

function Results({ page, isRefreshing, onPage, onClear }: ResultsProps) {
  const { t } = useTranslation('games-play');
  return (
    <Root>
      <Count role="status">{t('list.count', { count: page.total })}</Count>
      {page.items.length === 0 ? (
        <EmptyState
          title={t('list.emptyTitle')}
          image={<EmptyArt kind="noGames" />}
          action={<Button onClick={onClear}>{t('list.clearFilters')}</Button>}
        >
          {t('list.emptyText')}
        </EmptyState>
      ) : (
        <Tiles page={page} />
      )}
      <PageTurner label={t('list.title')} page={page} isPending={isRefreshing} onPage={onPage} />
    </Root>
  );
}

interface TilesProps {
  readonly page: Page<Game>;
}

function Tiles({ page }: TilesProps) {
  const { t } = useTranslation('games-play');
  return (
    <GameGrid label={t('list.title')}>
      {page.items.map((game) => (
        <GameLink key={game.id} game={game} />
      ))}
    </GameGrid>
  );
}
