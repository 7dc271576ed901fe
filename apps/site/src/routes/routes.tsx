import type { Area } from '@fortuna/ui/locales/areas.ts';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../frame/Layout.tsx';
import { Root } from '../frame/Root.tsx';
import { RouteBoundary } from '../frame/RouteBoundary.tsx';
import { loadAreas } from '../words/i18n.ts';
import type { RoutePath } from './manifest.ts';

interface PageModule {
  readonly Component: () => React.ReactNode;
  /** Starts the page's reads; never awaits them, never redirects. */
  readonly loader?: RouteObject['loader'];
}

/** A page as its own chunk together with the areas of the catalogue that it speaks from. */
function page(path: RoutePath, load: () => Promise<PageModule>, areas: readonly Area[] = []): RouteObject {
  return {
    path,
    errorElement: <RouteBoundary />,
    lazy: async () => {
      const [module] = await Promise.all([load(), loadAreas(areas)]);
      return { Component: module.Component, loader: module.loader };
    },
  };
}

const layoutPages: RouteObject[] = [
  page('/', () => import('./games/home.page.tsx')),
  page('/game', () => import('./games/game-list.page.tsx'), ['games-play']),
  page('/login', () => import('./auth/login.page.tsx'), ['auth']),
  page('/profile', () => import('./account/profile.page.tsx'), ['account', 'auth']),
  page('/recharge', () => import('./cashier/deposit.page.tsx'), ['cashier', 'auth']),
  page('/recharge-payment', () => import('./cashier/payment.page.tsx'), ['cashier', 'auth']),
  page('/rechargeRecord', () => import('./records/deposit-records.page.tsx'), ['records', 'auth']),
  page('/withdraw', () => import('./cashier/withdraw.page.tsx'), ['cashier', 'auth']),
  page('/withdrawalRecord', () => import('./records/withdrawal-records.page.tsx'), ['records', 'auth']),
  page('/withdrawal-card', () => import('./cashier/bank-accounts.page.tsx'), ['cashier', 'auth']),
  page('/withdrawalPassword', () => import('./cashier/withdrawal-password.page.tsx'), ['cashier', 'auth']),
  page('/game-record', () => import('./records/bet-records.page.tsx'), ['records', 'auth']),
  page('/faq', () => import('./site/faq.page.tsx'), ['site-pages']),
  page('/terms', () => import('./site/terms.page.tsx'), ['site-pages']),
  page('/privacy', () => import('./site/privacy.page.tsx'), ['site-pages']),
  page('/responsible-gaming', () => import('./site/responsible-gaming.page.tsx'), ['site-pages']),
  { path: '*', lazy: () => import('./site/not-found.page.tsx'), errorElement: <RouteBoundary /> },
];

/** The site's routes (seed section 2): the main layout with its children, and the pages that stand outside it. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteBoundary />,
    // Nothing is drawn before the matched pages are loaded (main.tsx), so there is nothing to fall back to.
    HydrateFallback: () => null,
    children: [
      { element: <Layout />, errorElement: <RouteBoundary />, children: layoutPages },
      page('/gameInfo', () => import('./games/game-info.page.tsx'), ['games-play', 'auth']),
    ],
  },
];
