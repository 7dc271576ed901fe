import { HomeScreen } from '@fortuna/ui/screens/games/Home/HomeScreen.tsx';
import { useSlow } from '@fortuna/ui/screens/page/waiting/useSlow.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { heroPath } from '../../brand/art-paths.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { useSession } from '../../session/session-store.ts';
import { definePage } from '../define-page.tsx';
import { gameProviders, popularGames, promotedGames } from './games.reads.ts';

/** Prerendered without any data; in the browser the reads start before the page is drawn. */
function Home() {
  const { artFamily } = useBrand();
  const { view } = useSession();
  // Who has a login that cannot be looked at is no guest.
  const isLate = useSlow(view.kind === 'restoring');
  const session =
    view.kind === 'member' || view.kind === 'unreachable' || isLate
      ? 'member'
      : view.kind === 'restoring'
        ? 'unknown'
        : 'guest';
  return (
    <HomeScreen
      view={{
        session,
        popular: usePublicRead(popularGames),
        promoted: usePublicRead(promotedGames),
        providers: usePublicRead(gameProviders),
      }}
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
    />
  );
}

export const page = definePage({ path: '/', reads: [popularGames, promotedGames, gameProviders] }, Home);
