import { to, toGame } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { GameCover } from '../../../components/GameCover/GameCover.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { HomeGreetingView } from './Home.view.ts';
import { Go, Label, Name, Picture, Root, Title, Waiting, WayOn, Words } from './HomeGreeting.style.ts';

export interface HomeGreetingProps {
  readonly view: HomeGreetingView;
}

/** So that a name keeps its own direction to itself (U+2068, U+2069). */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** A member's hello, in the manner of the brand's hero, and the way back to the game that was played last. Members alone load it. */
export function HomeGreeting({ view: { name, wayOn } }: HomeGreetingProps) {
  const { t } = useTranslation('games-greeting');
  const { hero } = useBrand().layout;
  return (
    <Root data-part="home-greeting" data-hero={hero}>
      <Title>
        <span>{name === null ? t('hello') : t('helloName', { name: isolated(name) })}</span>
      </Title>
      <HomeWayOn wayOn={wayOn} />
    </Root>
  );
}

function HomeWayOn({ wayOn }: Pick<HomeGreetingView, 'wayOn'>) {
  const { t } = useTranslation('games-greeting');
  switch (wayOn.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={t('loading')}>
          <Waiting>
            <Skeleton width="third" />
            <Skeleton width="half" />
          </Waiting>
        </SkeletonGroup>
      );
    case 'lastGame':
      return (
        <WayOn href={toGame(wayOn.game)}>
          <Picture>
            <GameCover game={wayOn.game} isEager />
          </Picture>
          <Words>
            <Label>{t('continue')}</Label>
            <Name>{wayOn.game.name}</Name>
          </Words>
          <Go>
            <Icon name="chevronRight" />
          </Go>
        </WayOn>
      );
    case 'allGames':
      return (
        <WayOn href={to('/game')}>
          <Picture>
            <Icon name="games" size={32} />
          </Picture>
          <Words>
            <Label>{t('allGames')}</Label>
            <Name>{t('choose')}</Name>
          </Words>
          <Go>
            <Icon name="chevronRight" />
          </Go>
        </WayOn>
      );
  }
}
