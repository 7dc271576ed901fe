import type { Game } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StaticCovers } from '../../../components/GameCover/static-covers.ts';
import { GameGrid, GameGridSkeleton } from '../../../components/GameGrid/GameGrid.tsx';
import { tilesOfWholeRows } from '../../../components/GameGrid/whole-rows.ts';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { Loadable } from '../../page/loadable.ts';
import { GameLink } from '../parts/GameLink.tsx';
import { HomeSectionBox, HomeSectionState } from './HomeSectionBox.tsx';

/** The cover that the brand has lead its home page: in the drawn page already, it is the largest thing of the first view. */
function useLeadCover(): string | null {
  const coverOf = useContext(StaticCovers);
  const [id] = useBrand().featuredGames;
  return id === undefined ? null : coverOf({ id });
}

export interface HomeGamesProps {
  readonly title: string;
  readonly games: Loadable<readonly Game[]>;
  /** The first game is twice as large. */
  readonly isFirstFeatured?: boolean;
  /** As many games as possible in the first view. */
  readonly isDense?: boolean;
  /** Below the first view: drawn when it is scrolled near. */
  readonly isDeferred?: boolean;
}

/** Some games under a heading. A section with nothing in it is not there; one that failed says so alone. */
export function HomeGames({
  title,
  games,
  isFirstFeatured = false,
  isDense = false,
  isDeferred = false,
}: HomeGamesProps) {
  const id = useId();
  const count = tilesOfWholeRows[isFirstFeatured ? 'featured' : 'plain'];
  const { t } = useTranslation('games-home');
  const { t: tCommon } = useTranslation('common');
  const lead = useLeadCover();
  if (games.kind === 'ready' && games.content.length === 0) return null;
  return (
    <HomeSectionBox aria-labelledby={id} data-deferred={isDeferred ? '' : undefined}>
      <SectionHeader id={id} title={title} seeAll={{ href: to('/game'), label: tCommon('seeAll') }} />
      <HomeSectionState
        view={games}
        loadingLabel={t('loadingGames')}
        skeleton={
          <GameGridSkeleton
            count={count}
            lead={isFirstFeatured ? lead : null}
            isFirstFeatured={isFirstFeatured}
            isDense={isDense}
            hasWholeRows
          />
        }
      >
        {(content) => (
          <GameGrid
            label={title}
            isFirstFeatured={isFirstFeatured && content.length >= count}
            isDense={isDense}
            hasWholeRows
          >
            {content.slice(0, count).map((game, index) => (
              <GameLink key={game.id} game={game} isFeatured={isFirstFeatured && index === 0} />
            ))}
          </GameGrid>
        )}
      </HomeSectionState>
    </HomeSectionBox>
  );
}
