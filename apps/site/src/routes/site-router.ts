import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { createRoutes } from './routes.tsx';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

type Options = Parameters<typeof createBrowserRouter>[1];
export type CreateRouter = (routes: RouteObject[], options: Options) => SiteRouter;

/** Resolves once the page of the address, its words among it, is there or has failed: the first drawing is the whole page. */
function isInitialized(router: SiteRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** A slow page shows that it is on the way (`site.css`). */
function showProgress({ navigation, revalidation }: SiteRouter['state']): void {
  document.documentElement.toggleAttribute('data-busy', navigation.state + revalidation !== 'idleidle');
}

/** The router goes back to where a page was left at once, when there may not be much of it yet. */
function restoreLate(router: SiteRouter): void {
  let place = '';
  router.subscribe(({ location, restoreScrollPosition: top }) => {
    const next = `${location.key} ${top}`;
    if (next === place) return;
    place = next;
    if (!top) return;
    import('./late-scroll.ts').then(({ scrollLate }) => scrollLate(top, () => place === next), console.error);
  });
}

export interface StartedRouter {
  readonly router: SiteRouter;
  /** Makes every page known to the router. */
  readonly addPages: () => Promise<void>;
}

/** The router of the site, ready for its first drawing. */
export async function startRouter(create: CreateRouter): Promise<StartedRouter> {
  const { routes, addPages } = createRoutes();
  const router = create(routes, {
    // What is not known then is an address that has failed (`createRoutes`).
    patchRoutesOnNavigation: ({ patch }) => addPages(patch).catch(console.error),
  });
  router.subscribe(showProgress);
  restoreLate(router);
  await isInitialized(router);
  return { router, addPages: () => addPages((parent, children) => router.patchRoutes(parent, children)) };
}
