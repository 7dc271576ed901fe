import { RouteErrorScreen } from '@fortuna/ui/screens/site/RouteError/RouteErrorScreen.tsx';
import { useEffect, useRef } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';

/**
 * A page that could not be drawn or loaded keeps the frame, says so and offers a retry (requirement ERR-03). It is tried again by itself
 * when the phone is online again, and comes with a fresh site where a deployment has taken its files away.
 */
export function RouteBoundary() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const hasTried = useRef(false);
  const retry = () => {
    // Some browsers remember a module that did not come for as long as the page lives.
    if (hasTried.current && navigator.onLine) window.location.reload();
    else void revalidate();
    hasTried.current = true;
  };
  useEffect(() => {
    console.error(error);
    import('../platform/vanished.ts').then(({ reloadOnce }) => reloadOnce(import.meta.url), console.error);
    window.addEventListener('online', revalidate);
    return () => window.removeEventListener('online', revalidate);
  }, [error, revalidate]);
  return <RouteErrorScreen onRetry={retry} />;
}
