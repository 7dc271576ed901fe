import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { showInstead } from '../frame/ui-store.ts';
import { usePageFocus } from '../platform/use-page-focus.ts';
import { CoveringPage } from './CoveringPage.tsx';
import { useClosedSite, useIsCovered } from './closed-site.ts';
import { ClosedPage } from './late-closed-page.ts';
import { showKnownLook } from './own-look.tsx';
import { askConfiguration, refreshConfiguration } from './site-configuration.ts';

/** Between two questions whether a closed site is back, in milliseconds. */
const pause = 30_000;

/** Keeps the site as its operator has set it: name, logo, languages, links, and whether it is open. */
export function ConfiguredSite() {
  const closed = useClosedSite();
  const { key } = useLocation();
  const isClosed = closed !== null;
  const isCovered = useIsCovered();
  const isWaiting = isCovered && closed?.typedEntry === key;
  const isInstead = isCovered && !isWaiting;

  useEffect(() => {
    showKnownLook();
    void refreshConfiguration();
  }, []);
  usePageFocus(() => void refreshConfiguration());

  useEffect(() => {
    if (!isClosed) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void askConfiguration();
    }, pause);
    return () => clearInterval(timer);
  }, [isClosed]);

  useEffect(() => {
    if (!isInstead) return;
    showInstead(
      <Suspense fallback={null}>
        <ClosedPage />
      </Suspense>,
    );
    return () => showInstead(null);
  }, [isInstead]);

  return isWaiting ? <CoveringPage /> : null;
}
