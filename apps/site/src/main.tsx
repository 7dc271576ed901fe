import '@fortuna/ui/theme/base.css';
import './site.css';
import { bcp47 } from '@fortuna/domain/language.ts';
import { loadLooks } from '@fortuna/ui/components/lazy-look.tsx';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { startBrand } from './brand/start-brand.ts';
import { setBrandPack } from './configuration/shown-brand.ts';
import { App } from './frame/App.tsx';
import { restoreBalanceHidden } from './frame/balance-hidden.ts';
import { fetchFooter } from './frame/late-footer.tsx';
import { installLinks } from './frame/links.ts';
import { addMoreIcons } from './frame/more-icons.ts';
import { startRouter } from './routes/site-router.ts';
import { connectSessionAndCalls } from './session/connect-session.ts';
import { startSession } from './session/session-store.ts';
import { currentLanguage, firstLanguage, startI18n } from './words/i18n.ts';

/**
 * Each full load is a place of its own in the history. The router calls all of them "default", and would open one at the height where
 * another was left.
 */
function nameEntry(): void {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

/** Lets the browser answer a touch between two pieces of work. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  nameEntry();
  await nextTask();
  connectSessionAndCalls();
  const language = await firstLanguage();
  const { brand, voice } = await startBrand(language);
  // Those of the frame, on their way while the page's own file is; whether they came is asked below.
  loadLooks(brand.layout).catch(() => undefined);
  await startI18n(language, voice);
  document.documentElement.lang = bcp47(currentLanguage());
  await nextTask();
  const isPrerendered = root.childElementCount > 0 && document.documentElement.dataset.boot !== 'client';
  if (!isPrerendered) fetchFooter(brand.id);
  const { router, addPages } = await startRouter(createBrowserRouter);
  installLinks(router, addPages);

  await nextTask();
  // What is drawn already stays on the screen meanwhile.
  await loadLooks(brand.layout);
  void addMoreIcons(isPrerendered);
  setBrandPack(brand);
  const app = <App router={router} brand={brand} />;
  // In slices, so that a slow phone answers a touch in between.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  document.documentElement.dataset.boot = 'started';
  restoreBalanceHidden();
  startSession();
}

void start();
