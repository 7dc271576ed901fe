import '@fortuna/ui/theme/base.css';
import './site.css';
import { bcp47 } from '@fortuna/domain/language.ts';
import { BrandContext } from '@fortuna/ui/theme/brand-context.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { startBrand } from './brand/start-brand.ts';
import { App } from './frame/App.tsx';
import { installLinks } from './frame/links.ts';
import { routes } from './routes/routes.tsx';
import { startSession } from './session/session-store.ts';
import { startI18n, storedLanguage } from './words/i18n.ts';

/** Loads the lazy parts of the routes that match now, so that the first render is the whole page and can be hydrated. */
async function loadMatched(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const language = storedLanguage();
  document.documentElement.lang = bcp47(language);
  const { brand, words } = await startBrand(language);
  await startI18n(language, words);
  await loadMatched(routes);
  const router = createBrowserRouter(routes);
  installLinks(router);

  const isPrerendered = root.childElementCount > 0 && document.documentElement.dataset.boot !== 'client';
  const app = (
    <BrandContext value={brand}>
      <App router={router} />
    </BrandContext>
  );
  if (isPrerendered) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
    delete document.documentElement.dataset.boot;
  }
  startSession();
}

void start();
