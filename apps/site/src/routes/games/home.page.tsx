import { HomeScreen } from '@fortuna/ui/screens/games/Home/HomeScreen.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { heroPath } from '../../brand/art-paths.ts';
import { useFrameSession } from '../../frame/use-frame-session.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { definePage } from '../define-page.tsx';
import { gameProviders, popularGames, promotedGames } from './games.reads.ts';

/** Prerendered without any data; in the browser the reads start before the page is drawn. */
function Home() {
  const { artFamily } = useBrand();
  return (
    <HomeScreen
      view={{
        session: useFrameSession().kind,
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
