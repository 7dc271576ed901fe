import { PictureHost, StaticCovers } from '@fortuna/ui/components/GameCover/static-covers.ts';
import { lazyPart, type Retry } from '@fortuna/ui/components/lazy-look.tsx';
import { TileHeart } from '@fortuna/ui/screens/games/parts/tile-heart.ts';
import { useBrand, useBrandPack } from '@fortuna/ui/theme/brand-context.ts';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { staticCovers } from '../brand/static-covers.ts';
import { siteEnv } from '../env.ts';
import { useSession } from '../session/session-store.ts';
import { focusHead, keepBearings } from './bearings.ts';
import { Failure } from './Failure.tsx';
import { SiteProvider } from './SiteProvider.tsx';
import { settled } from './settled.ts';
import { useUiState } from './ui-store.ts';

/** What does not come is said over the page, which stays as it is. */
function NoDialogs({ onRetry }: Retry) {
  return (
    <div data-part="over-page">
      <Failure onRetry={onRetry} />
    </div>
  );
}

const SessionDialogs = lazyPart(async () => (await import('./SessionDialogs.tsx')).default, NoDialogs);

const LateParts = lazyPart(async () => (await import('./LateParts.tsx')).default);

function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => void settled().then(() => setSettled(true)), []);
  return isSettled;
}

/** True from the first moment at which a dialog is wanted: then its chunk is loaded and stays, so that closing can be animated. */
function useIsWanted(isNeeded: boolean): boolean {
  const [wasNeeded, setWasNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) setWasNeeded(true);
  }, [isNeeded]);
  return wasNeeded || isNeeded;
}

/** After a navigation reading begins at the page's head; a query that is replaced is the page's own affair. */
function useBearings(site: string): void {
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const place = useRef({ key, pathname });
  useEffect(() => {
    const shown = new AbortController();
    keepBearings(site, shown.signal);
    return () => shown.abort();
  }, [site]);
  useEffect(() => {
    const last = place.current;
    place.current = { key, pathname };
    if (last.key === key || (isReplaced && last.pathname === pathname)) return;
    focusHead();
  }, [key, pathname, isReplaced]);
}

const apiHost = () => siteEnv().apiBase;

/** Under every page, with the layout or without: where the page has been scrolled to, and the dialogs of the session. */
export function Root() {
  useBearings(useBrand().title);
  const pack = useBrandPack();
  const covers = useMemo(() => staticCovers(pack), [pack]);
  const { authDialog, notice, isUpdateAsked, wishedLanguage, Heart, instead } = useUiState();
  const { view } = useSession();
  const isSettled = useSettled();
  const hasDialog =
    authDialog !== null ||
    notice !== null ||
    view.kind === 'expired' ||
    view.kind === 'forcedOffline' ||
    view.kind === 'blocked' ||
    (view.kind === 'guest' && view.isLoginAsked);
  const isWanted = useIsWanted(hasDialog);
  return (
    <SiteProvider>
      <StaticCovers value={covers}>
        <PictureHost value={apiHost}>
          <TileHeart value={Heart}>{instead ?? <Outlet />}</TileHeart>
        </PictureHost>
        <ScrollRestoration />
        {(isSettled || isUpdateAsked || wishedLanguage !== null) && (
          <Suspense fallback={null}>
            <LateParts />
          </Suspense>
        )}
        {isWanted && (
          <Suspense fallback={<i data-part="busy" />}>
            <SessionDialogs />
          </Suspense>
        )}
      </StaticCovers>
    </SiteProvider>
  );
}
