import { type Game, gameTypes } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { tilesOfWholeRows } from '../../../components/GameGrid/whole-rows.ts';
import { wordsBelow } from '../../../components/GameTile/tile-words.ts';
import { GameTypeRail } from '../../../components/GameTypeRail/GameTypeRail.tsx';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { BrandHomeSection } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { type Loadable, mapLoadable } from '../../page/loadable.ts';
import type { HomeView } from './Home.view.ts';
import { HomeBento } from './HomeBento.tsx';
import { HomeGames } from './HomeGames.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeProviders, type HomeProvidersProps } from './HomeProviders.tsx';

export const homeStates = [
  'Guest',
  'Member',
  'MemberNew',
  'MemberGreetingLoading',
  'MemberGreetingFailed',
  'MemberLong',
  'SharedGame',
  'Loading',
  'OneSectionFailed',
  'AllFailed',
  'Empty',
] as const;

export interface HomeProps {
  /** Each part of the home as far as it has come: they do not wait for each other. */
  readonly view: HomeView;
  /** What a member sees instead of the hero: `HomeGreeting`, which a site may bring later than the page. */
  readonly greeting: ReactNode;
  /** The hero's picture: an `img` in the brand's manner, decoration. */
  readonly heroArt: ReactNode;
  /** The same for the large promotion. */
  readonly promoArt: ReactNode;
  /** Draws the sign of a provider; handed in, since the first load has no room for it. */
  readonly ProviderMark: HomeProvidersProps['Mark'];
}

/** Places that are kept free for what comes later, a member's hello and own games, are said in base.css. */
const Root = styled.div`
  ${wordsBelow}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  ${media.wide} {
    gap: ${vars.space.s10};
  }
`;

/** No game stands on two shelves: the promoted ones wait for the popular ones, and leave out what is shown of those. */
function promotedBeside(
  popular: Loadable<readonly Game[]>,
  promoted: Loadable<readonly Game[]>,
  popularShown: number,
) {
  if (popular.kind === 'loading') return popular;
  const shown = popular.kind === 'ready' ? popular.content.slice(0, popularShown) : [];
  return mapLoadable(promoted, (games) => games.filter(({ id }) => !shown.some((game) => game.id === id)));
}

/** Sections from this place on are below the first view. */
const firstDeferred = { guest: 3, member: 2 } as const;

const forGuestsAlone: readonly BrandHomeSection[] = ['hero', 'promotions'];

/** Members have been won already: games come first. */
function memberOrder(order: readonly BrandHomeSection[]): readonly BrandHomeSection[] {
  const rest = order.filter((section) => section !== 'popular' && !forGuestsAlone.includes(section));
  return ['popular', ...rest];
}

/**
 * The lobby, in the order of the brand: for guests a promise, the ways into the games, what the site does for its players; for members a
 * hello and games. What it looks like while a stored login is being tried on the prerendered page, which is a guest's, `site.css` says.
 */
export function HomeScreen({ view, greeting, heroArt, promoArt, ProviderMark }: HomeProps) {
  const { t } = useTranslation('games-home');
  const { t: tGame } = useTranslation('games');
  const { t: tSite } = useTranslation('site');
  const { homeOrder, tile, hero } = useBrand().layout;
  const isGuest = view.session === 'guest';
  const order = isGuest ? homeOrder : memberOrder(homeOrder);
  const isDeferred = (section: BrandHomeSection) =>
    order.indexOf(section) >= firstDeferred[isGuest ? 'guest' : 'member'];
  const sections: Partial<Readonly<Record<BrandHomeSection, ReactNode>>> = {
    hero: <HomeHero art={heroArt} />,
    types: (
      <GameTypeRail
        label={t('types')}
        items={gameTypes.map((type) => ({
          href: type === 'live' ? to('/video') : to('/game', { type }),
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
        isFirstFeatured={isGuest}
        isDense={!isGuest}
        isDeferred={isDeferred('popular')}
      />
    ),
    promotions: <HomeBento art={promoArt} isDeferred={isDeferred('promotions')} />,
    promoted: (
      <HomeGames
        title={t('promoted')}
        games={promotedBeside(view.popular, view.promoted, tilesOfWholeRows[isGuest ? 'featured' : 'plain'])}
        isDense={!isGuest}
        isDeferred={isDeferred('promoted')}
      />
    ),
    providers: <HomeProviders providers={view.providers} Mark={ProviderMark} />,
  };
  return (
    <Root data-tile={tile} data-hello={hero}>
      <div data-part="greeting-place" hidden={isGuest}>
        {view.session === 'member' && (
          <>
            {/* The page has its head before the greeting has come. */}
            <VisuallyHidden as="h1">{tSite('nav.home')}</VisuallyHidden>
            {greeting}
          </>
        )}
      </div>
      {order.map((section) => (
        <Fragment key={section}>
          {/* What is none of these the site fills and shows once somebody comes near it. */}
          {sections[section] ?? <div hidden={isGuest || section !== 'yours'} data-part={section} />}
        </Fragment>
      ))}
    </Root>
  );
}
