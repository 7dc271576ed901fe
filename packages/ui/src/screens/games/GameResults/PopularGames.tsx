import type { Game } from '@fortuna/domain/model/games.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { GameGrid, GameGridSkeleton } from '../../../components/GameGrid/GameGrid.tsx';
import { tilesOfWholeRows } from '../../../components/GameGrid/whole-rows.ts';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { GameLink } from '../parts/GameLink.tsx';

export interface PopularGamesProps {
  readonly games: Loadable<readonly Game[]>;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

/** What others play, for who does not know what to look for. */
export function PopularGames({ games }: PopularGamesProps) {
  const { t } = useTranslation('games-search');
  const id = useId();
  if (games.kind === 'ready' && games.content.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <SectionHeader id={id} title={t('popular')} />
      <PageState view={games} skeleton={<GameGridSkeleton count={tilesOfWholeRows.plain} hasWholeRows />}>
        {(list) => (
          <GameGrid label={t('popular')} hasWholeRows>
            {list.slice(0, tilesOfWholeRows.plain).map((game) => (
              <GameLink key={game.id} game={game} />
            ))}
          </GameGrid>
        )}
      </PageState>
    </Root>
  );
}
