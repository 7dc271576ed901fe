import type { Game } from '@fortuna/domain/model/games.ts';
import { memo, type ReactNode, useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { focusOn } from '../../../components/focus-on.ts';
import { GameGridSkeleton } from '../../../components/GameGrid/GameGrid.tsx';
import { GameTile } from '../../../components/GameTile/GameTile.tsx';
import { GameWindow, type TileAt } from '../../../components/GameWindow/GameWindow.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { useProblemText } from '../../useProblemText.ts';
import { GameLinkTile } from '../parts/GameLink.tsx';
import type { GameRange, ListPlace } from './game-range.ts';

export interface GameResultsProps {
  readonly games: PageView<GameRange>;
  /** Of the grid, for screen readers. */
  readonly label: string;
  readonly place: ListPlace;
  /** What tells these games from others: for another list the grid begins anew. */
  readonly listKey: string;
  /** In place of a list without games. */
  readonly empty: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* On a phone the games begin in the upper half of the first window. */
  gap: ${vars.space.s3};

  ${media.wide} {
    gap: ${vars.space.s4};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s2} ${vars.space.s4};
  min-height: ${vars.size.target};
  /* The words end with the page's axis, not what can be pressed around them. */
  /* Alone it is a line of the page, close to what it counts. */
  &:not(:has(> button)) {
    display: block;
    min-height: 0;
    ${media.wide} {
      text-align: ${vars.page.axis};
    }
  }
  > button[data-variant] {
    margin-inline-end: calc(-1 * ${vars.space.s4});
    color: ${vars.color.textMuted};
  }
`;

const Count = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const End = styled(Head)`
  outline: 0;
`;

/** Tiles of the skeleton: a first page's upper half. */
const skeletonTiles = 18;

/** From so many games on the way to the page's foot is long. */
const longList = 60;

/** Games, as many as there are: how many, the games themselves, and the ways from one end to the other. */
export function GameResults({ games, ...rest }: GameResultsProps) {
  return (
    <PageState view={games} skeleton={<GameGridSkeleton count={skeletonTiles} />}>
      {(range) => <Results range={range} {...rest} />}
    </PageState>
  );
}

interface ResultsProps extends Omit<GameResultsProps, 'games'> {
  readonly range: GameRange;
}

function Results({ range, label, place, listKey, empty }: ResultsProps) {
  const { t } = useTranslation('games-play');
  const { total } = range;
  const end = useRef<HTMLDivElement>(null);
  const isLong = total > longList;

  function goToEnd(): void {
    if (!end.current) return;
    end.current.scrollIntoView({ block: 'center' });
    focusOn(end.current);
  }
  function goToTop(): void {
    window.scrollTo(0, 0);
    const head = document.querySelector<HTMLElement>('h1');
    if (head) focusOn(head);
  }

  return (
    <Root>
      <Head>
        <Count role="status">{t('list.count', { count: total })}</Count>
        {isLong && (
          <Button variant="quiet" size="sm" onClick={goToEnd}>
            {t('list.toEnd')}
          </Button>
        )}
      </Head>
      <PartFailure range={range} />
      {total === 0 ? empty : <Games key={listKey} range={range} label={label} place={place} />}
      {isLong && (
        <End ref={end}>
          <Count>{t('list.end')}</Count>
          <Button variant="quiet" size="sm" onClick={goToTop}>
            {t('list.toTop')}
          </Button>
        </End>
      )}
    </Root>
  );
}

/** What is there stays; the places of what is not are kept. */
function PartFailure({ range: { problem, onRetry } }: Pick<ResultsProps, 'range'>) {
  const { t } = useTranslation('games-play');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  if (problem === null) return null;
  return (
    <PartNotice>
      <Notice
        tone="danger"
        title={t('list.partFailed')}
        action={<Button onClick={onRetry}>{tCommon('retry')}</Button>}
      >
        {problemText(problem)}
      </Notice>
    </PartNotice>
  );
}

/** In sight wherever the page has been scrolled to. */
const PartNotice = styled.div`
  position: sticky;
  top: calc(${vars.size.topBar} + ${vars.space.s2});
  z-index: 2;
  border-radius: ${vars.radius.md};
  background: ${vars.color.bg};
`;

/** As long a name as a tile shows; never seen itself. */
const longest: Game = {
  id: 0,
  name: 'M '.repeat(40),
  providerKey: '',
  provider: 'M',
  code: '',
  type: 'other',
  tags: [],
  imageUrl: null,
  isOpen: true,
  isPlayable: true,
};

/** Drawn once, however often another part of the list comes. */
const Tile = memo(GameLinkTile);

function Games({ range, label, place }: Pick<ResultsProps, 'range' | 'label' | 'place'>) {
  const { t } = useTranslation('games-play');
  const { total, gameAt, onSight } = range;
  const tileAt: TileAt = useCallback(
    (at, tabIndex) => {
      const game = gameAt(at);
      return game ? <Tile game={game} tabIndex={tabIndex} /> : null;
    },
    [gameAt],
  );
  return (
    <GameWindow
      label={label}
      total={total}
      tileAt={tileAt}
      sample={<GameTile game={longest} href="#" closedLabel="" />}
      positionText={(at) => t('list.position', { place: at + 1, total })}
      startAt={place.startAt}
      onPlace={place.onPlace}
      onSight={onSight}
    />
  );
}
