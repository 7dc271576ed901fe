import type { HomeLinks, HomeSection } from '@fortuna/ui/screens/games/Home/Home.view.ts';
import { HomeScreen } from '@fortuna/ui/screens/games/Home/HomeScreen.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useQuery } from '@tanstack/react-query';
import { heroPath } from '../../brand/art-paths.ts';
import { paths } from '../../paths.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useSession } from '../../session/session-store.ts';
import { loadable } from '../loadable.ts';
import { gameProviders, popularGames, promotedGames } from './game-queries.ts';

const links: HomeLinks = {
  login: paths.login(),
  register: paths.login({ mode: 'register' }),
  deposit: paths.deposit,
  withdraw: paths.withdraw(),
  betRecords: paths.betRecords,
  responsibleGaming: paths.responsibleGaming,
  games: paths.games(),
  game: (game) => paths.gameInfo(game),
  gameType: (type) => paths.games({ type }),
  provider: (provider) => paths.games({ provider: provider.key }),
};

const queryKeys = {
  popular: popularGames.queryKey,
  promoted: promotedGames.queryKey,
  providers: gameProviders.queryKey,
} as const;

/** Prerendered without any data; in the browser the reads start before the page is drawn. */
export function loader(): null {
  if (!import.meta.env.SSR) {
    void queryClient.prefetchQuery(popularGames);
    void queryClient.prefetchQuery(promotedGames);
    void queryClient.prefetchQuery(gameProviders);
  }
  return null;
}

export function Component() {
  const { artFamily } = useBrand();
  const { view } = useSession();
  const popular = useQuery(popularGames);
  const promoted = useQuery(promotedGames);
  const providers = useQuery(gameProviders);
  const session =
    view.kind === 'member' || view.kind === 'unreachable'
      ? 'member'
      : view.kind === 'restoring'
        ? 'unknown'
        : 'guest';
  return (
    <HomeScreen
      view={{
        session,
        // The back end's first-deposit rule decides whether anything is promised; none is known here.
        offer: { kind: 'none' },
        popular: loadable(popular),
        promoted: loadable(promoted),
        providers: loadable(providers),
      }}
      links={links}
      heroArt={<img src={heroPath(artFamily, 'hero')} alt="" width={800} height={480} fetchPriority="high" />}
      promoArt={
        <img
          src={heroPath(artFamily, 'promo')}
          alt=""
          width={800}
          height={480}
          loading="lazy"
          decoding="async"
        />
      }
      onRetry={(section: HomeSection) => void queryClient.refetchQueries({ queryKey: queryKeys[section] })}
    />
  );
}
