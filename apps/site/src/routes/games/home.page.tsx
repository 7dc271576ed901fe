import { drawnCovers, StaticCovers } from '@fortuna/ui/components/GameCover/static-covers.ts';
import { lazyLook } from '@fortuna/ui/components/lazy-look.tsx';
import { HeroPicture } from '@fortuna/ui/components/PromoHero/HeroPicture.tsx';
import { HomeScreen } from '@fortuna/ui/screens/games/Home/HomeScreen.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useContext } from 'react';
import { heroPath } from '../../brand/art-paths.ts';
import { settled } from '../../frame/settled.ts';
import { useFrameSession } from '../../frame/use-frame-session.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { definePage } from '../define-page.tsx';
import { gameProviders, popularGames, promotedGames } from './games.reads.ts';

/** Guests, the prerendered page among them, do without it. */
const MemberGreeting = lazyLook(async () => (await import('./MemberGreeting.tsx')).MemberGreeting);

/** Far below the first view, and no first visit's. */
const ProviderMark = lazyLook(async () => {
  await settled();
  return (await import('../../frame/home/LateProviderMark.tsx')).LateProviderMark;
});

/** Prerendered without any data; in the browser the reads start before the page is drawn. */
function Home() {
  const { artFamily, artFolder = artFamily } = useBrand();
  const session = useFrameSession().kind;
  const covers = useContext(StaticCovers);
  return (
    <StaticCovers value={session === 'guest' ? covers : drawnCovers}>
      <HomeScreen
        view={{
          session,
          popular: usePublicRead(popularGames),
          promoted: usePublicRead(promotedGames),
          providers: usePublicRead(gameProviders),
        }}
        greeting={<MemberGreeting />}
        ProviderMark={ProviderMark}
        heroArt={<HeroPicture addressOf={(shape) => heroPath(artFolder, 'hero', shape)} />}
        promoArt={
          <img
            src={heroPath(artFolder, 'promo', 'square')}
            alt=""
            width={720}
            height={600}
            loading="lazy"
            decoding="async"
          />
        }
      />
    </StaticCovers>
  );
}

export const page = definePage({ path: '/', reads: [popularGames, promotedGames, gameProviders] }, Home);
