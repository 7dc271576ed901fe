import type { SiteBanner } from '@fortuna/domain/model/site.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { ownBanner } from '../../brand/banner-path.ts';
import { readyBelow, shownAfter } from '../late-place.ts';
import { bannersToShow } from './banners-to-show.ts';

interface Shown {
  readonly place: HTMLElement;
  readonly banners: readonly SiteBanner[];
  readonly Banners: ComponentType<{ readonly banners: readonly SiteBanner[] }>;
}

async function prepare(
  switchedOff: readonly BrandFeature[],
  ownPicture: string | null,
): Promise<Omit<Shown, 'place'> | null> {
  const banners = await bannersToShow(switchedOff, ownPicture);
  if (banners.length === 0) return null;
  const { HomeBanners } = await import('@fortuna/ui/screens/games/Home/HomeBanners.tsx');
  return { banners, Banners: HomeBanners };
}

/**
 * The operator's banners on the home (requirement GAME-02). The page marks their place, far below its first view; they are asked for when
 * that comes near, and come while it is still out of sight, so that nothing that is seen moves; further down for those who have scrolled on. Where they do not come nothing is missing.
 */
export function LateBanners() {
  const { pathname } = useLocation();
  const brand = useBrand();
  const { switchedOff } = brand;
  const ownPicture = ownBanner(brand);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const mark = pathname === to('/') ? document.querySelector('[data-part="banners"]') : null;
    const first = mark && shownAfter(mark);
    if (!first) return;
    const left = new AbortController();
    const place = document.createElement('div');
    readyBelow(first, () => prepare(switchedOff, ownPicture), left.signal).then(
      (late) => {
        if (left.signal.aborted || late === null) return;
        late.before.before(place);
        flushSync(() => setShown({ ...late.content, place }));
      },
      () => undefined,
    );
    return () => {
      left.abort();
      setShown(null);
      place.remove();
    };
  }, [pathname, switchedOff, ownPicture]);
  return shown && createPortal(<shown.Banners banners={shown.banners} />, shown.place);
}
