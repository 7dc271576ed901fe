import { type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { GameTypeRail } from '../../../components/GameTypeRail/GameTypeRail.tsx';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { FilterStanding } from '../../page/FilterLine.tsx';
import { Page } from '../../page/Page/Page.tsx';
import { MessagePage } from '../../site/MessagePage.tsx';
import { GameResults } from '../GameResults/GameResults.tsx';
import { PopularGames } from '../GameResults/PopularGames.tsx';
import { GameFilters } from './GameFilters.tsx';
import { type GameFilter, type GameListView, toGameList } from './GameList.view.ts';
import { LiveEntrance } from './LiveEntrance.tsx';

export const gameListStates = [
  'AllGames',
  'OneType',
  'Favourites',
  'NoFavourites',
  'FavouritesSignedOut',
  'PartFailed',
  'LiveTables',
  'Loading',
  'Refreshing',
  'NothingFound',
  'Failed',
  'ProvidersFailed',
  'WrongType',
] as const;

export interface GameListProps {
  /** What the filter has found; or that it is on its way, or has failed. */
  readonly view: GameListView;
  /** At each choice of what to see, but for the type, which changes by address. */
  readonly onFilter: (change: Partial<GameFilter>) => void;
  /** All games again. */
  readonly onClear: () => void;
}

/** A brand's tiles have their manner of catalogue: with the filters in a line above them, in a column beside them, behind a button, or as a row of pills. */
const standings: Readonly<Record<BrandLayout['tile'], FilterStanding>> = {
  overlay: 'line',
  caption: 'line',
  sticker: 'line',
  banner: 'column',
  arch: 'folded',
  medallion: 'pills',
};

const Catalogue = styled.div`
  display: contents;
  ${media.desktop} {
    &[data-standing='column'] {
      display: grid;
      grid-template-columns: 14rem minmax(0, 1fr);
      align-items: start;
      gap: ${vars.space.s8};
      > [data-part='filter-line'] {
        position: sticky;
        top: calc(${vars.size.topBar} + ${vars.space.s6});
      }
    }
  }
`;

/** The catalogue: by type, provider, device, tag and order, and the member's favourites; as far as one scrolls. */
export function GameListScreen({ view, onFilter, onClear }: GameListProps) {
  const { t } = useTranslation('games-play');
  const { t: tGame } = useTranslation('games');
  const standing = standings[useBrand().layout.tile];
  if (view.kind === 'wrongType') return <WrongType />;
  const { filter, providers, games, place, popular } = view;
  const all = filter.isFavourites ? t('list.favourites') : t('list.title');
  return (
    <Page title={filter.type === null ? all : tGame(`types.${filter.type}`)}>
      <TypeRail filter={filter} />
      {filter.type === 'live' && <LiveEntrance />}
      <Catalogue data-standing={standing}>
        <GameFilters standing={standing} filter={filter} providers={providers} onChange={onFilter} />
        <GameResults
          games={games}
          label={t('list.title')}
          place={place}
          listKey={toGameList(filter)}
          empty={<NoGames isFavourites={filter.isFavourites} onClear={onClear} />}
        />
      </Catalogue>
      {popular && <PopularGames games={popular} />}
    </Page>
  );
}

interface NoGamesProps extends Pick<GameListProps, 'onClear'> {
  readonly isFavourites: boolean;
}

function NoGames({ isFavourites, onClear }: NoGamesProps) {
  const { t } = useTranslation('games-play');
  return (
    <EmptyState
      title={isFavourites ? t('list.noFavourites') : t('list.emptyTitle')}
      image={<EmptyArt kind="noGames" />}
      action={
        <Button onClick={onClear}>{isFavourites ? t('list.seeAllGames') : t('list.clearFilters')}</Button>
      }
    >
      {isFavourites ? t('list.noFavouritesText') : t('list.emptyText')}
    </EmptyState>
  );
}

/** Leads from type to type; what else the list is narrowed to stays. */
function TypeRail({ filter }: { readonly filter: GameFilter }) {
  const { t } = useTranslation('games-play');
  const { t: tGame } = useTranslation('games');
  const item = (type: GameType | null) => ({
    href: toGameList({ ...filter, type }),
    isCurrent: filter.type === type,
  });
  const types = gameTypes.map((type) => ({
    ...item(type),
    label: tGame(`types.${type}`),
    icon: gameTypeIcons[type],
  }));
  const all = { ...item(null), label: t('list.allTypes'), icon: 'games' } as const;
  return <GameTypeRail label={t('list.typeRail')} items={[all, ...types]} />;
}

function WrongType() {
  const { t } = useTranslation('games-play');
  return (
    <MessagePage
      isAlert
      art={<EmptyArt kind="noGames" />}
      title={t('list.wrongType')}
      text={t('list.wrongTypeText')}
      actions={
        <ButtonLink href={to('/game')} variant="primary">
          {t('list.seeAllGames')}
        </ButtonLink>
      }
    />
  );
}
