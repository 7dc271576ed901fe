import { type Game, gameTypes } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { tilesOfWholeRows } from '../../../components/GameGrid/GameGrid.tsx';
import { GameTypeRail } from '../../../components/GameTypeRail/GameTypeRail.tsx';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import type { BrandHomeSection } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { type Loadable, mapLoadable } from '../../page/loadable.ts';
import type { HomeView } from './Home.view.ts';
import { HomeBento } from './HomeBento.tsx';
import { HomeGames } from './HomeGames.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeProviders } from './HomeProviders.tsx';

export const homeStates = [
  'Guest',
  'Member',
  'SharedGame',
  'Loading',
  'OneSectionFailed',
  'AllFailed',
  'Empty',
] as const;

export interface HomeProps {
  readonly view: HomeView;
  /** The hero's picture: an `img` in the brand's manner, decoration. */
  readonly heroArt: ReactNode;
  /** The same for the large promotion. */
  readonly promoArt: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  ${media.wide} {
    gap: ${vars.space.s10};
  }
`;

/** Sections from this place on are below the first view. */
const firstDeferred = 3;

/** No game stands on two shelves: the promoted ones wait for the popular ones, and leave out what is shown of those. */
function promotedBeside(popular: Loadable<readonly Game[]>, promoted: Loadable<readonly Game[]>) {
  if (popular.kind === 'loading') return popular;
  const shown = popular.kind === 'ready' ? popular.content.slice(0, tilesOfWholeRows.featured) : [];
  return mapLoadable(promoted, (games) => games.filter(({ id }) => !shown.some((game) => game.id === id)));
}

/** The lobby: a promise, the ways into the games, what the site does for its players; in the order of the brand. */
export function HomeScreen({ view, heroArt, promoArt }: HomeProps) {
  const { t } = useTranslation('games-home');
  const { t: tGame } = useTranslation('games');
  const { homeOrder } = useBrand().layout;
  const isDeferred = (section: BrandHomeSection) => homeOrder.indexOf(section) >= firstDeferred;
  const sections: Readonly<Record<BrandHomeSection, ReactNode>> = {
    hero: <HomeHero session={view.session} art={heroArt} />,
    types: (
      <GameTypeRail
        label={t('types')}
        items={gameTypes.map((type) => ({
          href: to('/game', { type }),
          label: tGame(`types.${type}`),
          icon: gameTypeIcons[type],
          isCurrent: false,
        }))}
      />
    ),
    popular: (
      <HomeGames
        title={t('popular')}
        games={view.popular}
        isFirstFeatured
        isDeferred={isDeferred('popular')}
      />
    ),
    promotions: <HomeBento art={promoArt} isDeferred={isDeferred('promotions')} />,
    promoted: (
      <HomeGames
        title={t('promoted')}
        games={promotedBeside(view.popular, view.promoted)}
        isDeferred={isDeferred('promoted')}
      />
    ),
    providers: <HomeProviders providers={view.providers} />,
  };
  return (
    <Root>
      {homeOrder.map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
    </Root>
  );
}
