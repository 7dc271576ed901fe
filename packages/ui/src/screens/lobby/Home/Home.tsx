import { gameTypes } from '@fortuna/domain/model/game.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { HeroArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { GameTypeRail } from '../../../components/GameTypeRail/GameTypeRail.tsx';
import { gameTypeIcons } from '../../../components/GameTypeRail/game-type-icons.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { HomeLinks, HomeSection, HomeView } from './Home.view.ts';
import { HomeBento } from './HomeBento.tsx';
import { HomeGames } from './HomeGames.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeProviders } from './HomeProviders.tsx';

export const homeStates = [
  'Guest',
  'Member',
  'NoOffer',
  'Loading',
  'OneSectionFailed',
  'AllFailed',
  'Empty',
] as const;

export interface HomeProps {
  readonly view: HomeView;
  readonly links: HomeLinks;
  /** The hero's picture instead of a drawn one: an `img` of the brand, decoration. */
  readonly heroArt?: ReactNode;
  /** The same for the large promotion. */
  readonly promoArt?: ReactNode;
  /** A section that failed is wanted again. */
  readonly onRetry: (section: HomeSection) => void;
}

/** Scenes of the art family that suit the words beside them. */
const seeds = { hero: 4, promo: 2 } as const;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  ${media.wide} {
    gap: ${vars.space.s10};
  }
`;

/** The lobby: a promise, the ways into the games, what the site does for its players. */
export function Home({
  view,
  links,
  heroArt = <HeroArt seed={seeds.hero} />,
  promoArt = <HeroArt seed={seeds.promo} />,
  onRetry,
}: HomeProps) {
  const { t } = useTranslation('lobby');
  const { t: tGame } = useTranslation('game');
  return (
    <Root>
      <HomeHero session={view.session} offer={view.offer} links={links} art={heroArt} />
      <GameTypeRail
        label={t('types')}
        items={gameTypes.map((type) => ({
          href: links.gameType(type),
          label: tGame(`types.${type}`),
          icon: gameTypeIcons[type],
          isCurrent: false,
        }))}
      />
      <HomeGames
        title={t('popular')}
        games={view.popular}
        count={9}
        isFirstFeatured
        seeAllHref={links.games}
        gameHref={links.game}
        onRetry={() => onRetry('popular')}
      />
      <HomeBento links={links} art={promoArt} />
      <HomeGames
        title={t('promoted')}
        games={view.promoted}
        count={12}
        isDeferred
        seeAllHref={links.games}
        gameHref={links.game}
        onRetry={() => onRetry('promoted')}
      />
      <HomeProviders
        providers={view.providers}
        providerHref={links.provider}
        onRetry={() => onRetry('providers')}
      />
    </Root>
  );
}
