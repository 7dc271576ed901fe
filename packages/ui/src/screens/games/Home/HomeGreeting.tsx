import { to, toGame } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GameCover } from '../../../components/GameCover/GameCover.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { HomeGreetingView } from './Home.view.ts';
import { Go, Label, Name, Picture, Root, Sign, Title, Waiting, WayOn, Words } from './HomeGreeting.style.ts';
import { HomeSectionState } from './HomeSectionBox.tsx';

export interface HomeGreetingProps {
  readonly view: HomeGreetingView;
}

/** So that a name keeps its own direction to itself (U+2068, U+2069). */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** A member's hello, in the manner of the brand's hero, and the way back to the game that was played last. Members alone load it. */
export function HomeGreeting({ view: { name, lastGame } }: HomeGreetingProps) {
  const { t } = useTranslation('games-greeting');
  const { hero } = useBrand().layout;
  return (
    <Root data-part="home-greeting" data-hero={hero}>
      <Title>
        <span>{name === null ? t('hello') : t('helloName', { name: isolated(name) })}</span>
        {(hero === 'bow' || hero === 'flood') && <Sign />}
      </Title>
      <HomeSectionState
        view={lastGame}
        loadingLabel={t('loading')}
        skeleton={
          <Waiting>
            <Skeleton width="third" />
            <Skeleton width="half" />
          </Waiting>
        }
      >
        {(game) =>
          game ? (
            <HomeWayOn
              href={toGame(game)}
              picture={<GameCover game={game} isLead={hero === 'bow' || hero === 'panes'} isEager />}
              label={t('continue')}
              name={game.name}
            />
          ) : (
            <HomeWayOn
              href={to('/game')}
              picture={<Icon name="games" size={32} />}
              label={t('allGames')}
              name={t('choose')}
            />
          )
        }
      </HomeSectionState>
    </Root>
  );
}

interface HomeWayOnProps {
  readonly href: string;
  readonly picture: ReactNode;
  readonly label: string;
  readonly name: string;
}

function HomeWayOn({ href, picture, label, name }: HomeWayOnProps) {
  return (
    <WayOn href={href}>
      <Picture>{picture}</Picture>
      <Words>
        <Label>{label}</Label>
        <Name>{name}</Name>
      </Words>
      <Go>
        <Icon name="chevronRight" />
      </Go>
    </WayOn>
  );
}
