import { type RouteObject, useLoaderData } from 'react-router-dom';
import { Layout } from '../frame/Layout.tsx';
import { Root } from '../frame/Root.tsx';
import { RouteBoundary } from '../frame/RouteBoundary.tsx';
import type { PageModule } from './page-entry.ts';

const rootId = 'root';
const layoutId = 'layout';

type LoadPage = () => Promise<{ readonly page: PageModule }>;

/** The page that the route's loader has brought. */
function LoadedPage() {
  const { Component } = useLoaderData<PageModule>();
  return <Component />;
}

/**
 * A page comes with its route's loader and not as the router's `lazy`, which is tried once and never again, and whose failure leaves the
 * whole site blank.
 */
function pageRoute(path: string, load: LoadPage, isAlone = false): RouteObject {
  const boundary = <RouteBoundary />;
  return {
    path,
    element: <LoadedPage />,
    errorElement: isAlone ? <Layout>{boundary}</Layout> : boundary,
    loader: async () => {
      const { page } = await load();
      page.loader();
      return page;
    },
    handle: load,
  };
}

type Patch = (parent: string | null, children: RouteObject[]) => void;

export interface SiteRoutes {
  /** What a first visit to the home needs; all others come with `addPages`. */
  readonly routes: RouteObject[];
  /**
   * Adds every other page of the site (specification section 2) and what stands at all other addresses. Their table is a chunk of
   * its own.
   */
  readonly addPages: (patch: Patch) => Promise<void>;
}

/** The routes of one router. */
export function createRoutes(): SiteRoutes {
  let isComplete = false;
  return {
    routes: [
      {
        id: rootId,
        element: <Root />,
        errorElement: <RouteBoundary />,
        // Nothing is drawn before the page is there (main.tsx), so there is nothing to fall back to.
        hydrateFallbackElement: <></>,
        children: [
          {
            id: layoutId,
            element: <Layout />,
            errorElement: <RouteBoundary />,
            children: [
              pageRoute('/', () => import('./games/home.page.tsx')),
              // While the table of pages has not come, an address is not unknown: it has failed.
              pageRoute('*', () => {
                if (!isComplete) throw new Error('no pages');
                return import('./site/not-found.tsx');
              }),
            ],
          },
        ],
      },
    ],
    addPages: async (patch) => {
      const { pages, moved } = await import('./pages.ts');
      if (isComplete) return;
      isComplete = true;
      const others = pages.filter(({ path }) => path !== '/');
      const routesOf = (list: typeof pages) =>
        list.map(({ path, load, isAlone }) => pageRoute(path, load, isAlone));
      patch(rootId, routesOf(others.filter(({ isAlone }) => isAlone)));
      patch(layoutId, [...routesOf(others.filter(({ isAlone }) => !isAlone)), ...moved]);
    },
  };
}
