import type { RouteObject } from 'react-router-dom';
import { Layout } from '../frame/Layout.tsx';
import { Root } from '../frame/Root.tsx';
import { RouteBoundary } from '../frame/RouteBoundary.tsx';
import type { PageModule } from './page-entry.ts';

const rootId = 'root';
const layoutId = 'layout';

type LoadPage = () => Promise<{ readonly page: PageModule }>;

function pageRoute(path: string, load: LoadPage): RouteObject {
  return { path, errorElement: <RouteBoundary />, lazy: async () => ({ ...(await load()).page }) };
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
            children: [pageRoute('/', () => import('./games/home.page.tsx'))],
          },
        ],
      },
    ],
    addPages: async (patch) => {
      const { pages } = await import('./pages.ts');
      if (isComplete) return;
      isComplete = true;
      const others = pages.filter(({ path }) => path !== '/');
      const routesOf = (list: typeof pages) => list.map(({ path, load }) => pageRoute(path, load));
      patch(rootId, routesOf(others.filter(({ isAlone }) => isAlone)));
      patch(layoutId, [
        ...routesOf(others.filter(({ isAlone }) => !isAlone)),
        pageRoute('*', () => import('./site/not-found.tsx')),
      ]);
    },
  };
}
