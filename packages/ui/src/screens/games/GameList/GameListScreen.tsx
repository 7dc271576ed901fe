import { type GameType, gameTypes } from '@fortuna/domain/model/games.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { GameTypeRail } from '../../../components/GameTypeRail/GameTypeRail.tsx';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import { MessagePage } from '../../site/MessagePage.tsx';
import { GameFilters } from './GameFilters.tsx';
import type { GameFilter, GameListLinks, GameListView } from './GameList.view.ts';
import { GameResults } from './GameResults.tsx';

export const gameListStates = [
  'AllGames',
  'OneType',
  'Loading',
  'Refreshing',
  'NothingFound',
  'Failed',
  'WrongType',
] as const;

export interface GameListProps {
  readonly view: GameListView;
  readonly links: GameListLinks;
  /** At each key of the search, each choice of provider or order; the type changes by address. */
  readonly onFilter: (change: Partial<GameFilter>) => void;
  readonly onPage: (page: number) => void;
  /** All games again. */
  readonly onClear: () => void;
  readonly onRetry: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

/** The catalogue: by type, provider, name and order, a page at a time. */
export function GameListScreen({ view, links, onFilter, onPage, onClear, onRetry }: GameListProps) {
  const { t } = useTranslation('games-play');
  const { t: tGame } = useTranslation('games');
  if (view.kind === 'wrongType') return <WrongType allHref={links.type(null)} />;
  const { filter, providers, games } = view;
  return (
    <Root>
      <PageHeader title={filter.type === null ? t('list.title') : tGame(`types.${filter.type}`)} />
      <TypeRail current={filter.type} links={links} />
      <GameFilters filter={filter} providers={providers} onChange={onFilter} />
      <GameResults games={games} gameHref={links.game} onPage={onPage} onClear={onClear} onRetry={onRetry} />
    </Root>
  );
}

function TypeRail({ current, links }: { readonly current: GameType | null; readonly links: GameListLinks }) {
  const { t } = useTranslation('games-play');
  const { t: tGame } = useTranslation('games');
  const types = gameTypes.map((type) => ({
    href: links.type(type),
    label: tGame(`types.${type}`),
    icon: gameTypeIcons[type],
    isCurrent: type === current,
  }));
  const all = {
    href: links.type(null),
    label: t('list.allTypes'),
    icon: 'games',
    isCurrent: current === null,
  } as const;
  return <GameTypeRail label={t('list.typeRail')} items={[all, ...types]} />;
}

function WrongType({ allHref }: { readonly allHref: string }) {
  const { t } = useTranslation('games-play');
  return (
    <MessagePage
      isAlert
      art={<EmptyArt kind="noGames" />}
      title={t('list.wrongType')}
      text={t('list.wrongTypeText')}
      actions={
        <ButtonLink href={allHref} variant="primary">
          {t('list.seeAllGames')}
        </ButtonLink>
      }
    />
  );
}
