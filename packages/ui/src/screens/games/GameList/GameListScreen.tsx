import { type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { GameTypeRail } from '../../../components/GameTypeRail/GameTypeRail.tsx';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import { Page } from '../../page/Page/Page.tsx';
import { MessagePage } from '../../site/MessagePage.tsx';
import { GameFilters } from './GameFilters.tsx';
import type { GameFilter, GameListView } from './GameList.view.ts';
import { GameResults } from './GameResults.tsx';

export const gameListStates = [
  'AllGames',
  'OneType',
  'Loading',
  'Refreshing',
  'NothingFound',
  'Failed',
  'ProvidersFailed',
  'WrongType',
] as const;

export interface GameListProps {
  readonly view: GameListView;
  /** At each key of the search, each choice of provider or order; the type changes by address. */
  readonly onFilter: (change: Partial<GameFilter>) => void;
  readonly onPage: (page: number) => void;
  /** All games again. */
  readonly onClear: () => void;
}

/** The catalogue: by type, provider, name and order, a page at a time. */
export function GameListScreen({ view, onFilter, onPage, onClear }: GameListProps) {
  const { t } = useTranslation('games-play');
  const { t: tGame } = useTranslation('games');
  if (view.kind === 'wrongType') return <WrongType />;
  const { filter, providers, games } = view;
  return (
    <Page title={filter.type === null ? t('list.title') : tGame(`types.${filter.type}`)}>
      <TypeRail current={filter.type} />
      <GameFilters filter={filter} providers={providers} onChange={onFilter} />
      <GameResults games={games} onPage={onPage} onClear={onClear} />
    </Page>
  );
}

function TypeRail({ current }: { readonly current: GameType | null }) {
  const { t } = useTranslation('games-play');
  const { t: tGame } = useTranslation('games');
  const types = gameTypes.map((type) => ({
    href: to('/game', { type }),
    label: tGame(`types.${type}`),
    icon: gameTypeIcons[type],
    isCurrent: type === current,
  }));
  const all = {
    href: to('/game'),
    label: t('list.allTypes'),
    icon: 'games',
    isCurrent: current === null,
  } as const;
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
