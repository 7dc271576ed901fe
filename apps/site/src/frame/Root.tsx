import { StaticCovers } from '@fortuna/ui/components/GameCover/static-covers.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { staticCovers } from '../brand/static-covers.ts';
import { useSession } from '../session/session-store.ts';
import { SiteProvider } from './SiteProvider.tsx';
import { useUiState } from './ui-store.ts';

const SessionDialogs = lazy(() => import('./SessionDialogs.tsx'));

/** True from the first moment at which a dialog is wanted: then its chunk is loaded and stays, so that closing can be animated. */
function useIsWanted(isNeeded: boolean): boolean {
  const [wasNeeded, setWasNeeded] = useState(false);
  useEffect(() => {
    if (isNeeded) setWasNeeded(true);
  }, [isNeeded]);
  return wasNeeded || isNeeded;
}

/** Under every page, with the layout or without: where the page has been scrolled to, and the dialogs of the session. */
export function Root() {
  const brand = useBrand();
  const covers = useMemo(() => staticCovers(brand), [brand]);
  const { authDialog, notice } = useUiState();
  const { view } = useSession();
  const hasDialog =
    authDialog !== null ||
    notice !== null ||
    view.kind === 'expired' ||
    view.kind === 'forcedOffline' ||
    (view.kind === 'guest' && view.isLoginAsked);
  const isWanted = useIsWanted(hasDialog);
  return (
    <SiteProvider>
      <StaticCovers value={covers}>
        <Outlet />
        <ScrollRestoration />
        {isWanted && (
          <Suspense fallback={null}>
            <SessionDialogs />
          </Suspense>
        )}
      </StaticCovers>
    </SiteProvider>
  );
}
