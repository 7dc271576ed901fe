import type { Area } from '@fortuna/ui/locales/areas.ts';
import type { RouteObject } from 'react-router-dom';
import { loadAreas } from '../shell/i18n.ts';
import { Layout } from '../shell/Layout.tsx';
import { Root } from '../shell/Root.tsx';
import { RouteBoundary } from '../shell/RouteBoundary.tsx';
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
  page('/', () => import('./lobby/Home.route.tsx')),
  page('/game', () => import('./game/GameList.route.tsx'), ['play']),
  page('/login', () => import('./auth/Login.route.tsx'), ['auth']),
  page('/profile', () => import('./account/Profile.route.tsx'), ['account', 'auth']),
  page('/recharge', () => import('./cashier/Deposit.route.tsx'), ['cashier', 'auth']),
  page('/recharge-payment', () => import('./cashier/Payment.route.tsx'), ['cashier', 'auth']),
  page('/rechargeRecord', () => import('./records/DepositRecords.route.tsx'), ['records', 'auth']),
  page('/withdraw', () => import('./cashier/Withdraw.route.tsx'), ['cashier', 'auth']),
  page('/withdrawalRecord', () => import('./records/WithdrawalRecords.route.tsx'), ['records', 'auth']),
  page('/withdrawal-card', () => import('./cashier/BankAccounts.route.tsx'), ['cashier', 'auth']),
  page('/withdrawalPassword', () => import('./cashier/WithdrawalPassword.route.tsx'), ['cashier', 'auth']),
  page('/game-record', () => import('./records/BetRecords.route.tsx'), ['records', 'auth']),
  page('/faq', () => import('./info/Faq.route.tsx'), ['pages']),
  page('/terms', () => import('./info/Terms.route.tsx'), ['pages']),
  page('/privacy', () => import('./info/Privacy.route.tsx'), ['pages']),
  page('/responsible-gaming', () => import('./info/ResponsibleGaming.route.tsx'), ['pages']),
  { path: '*', lazy: () => import('./info/NotFound.route.tsx'), errorElement: <RouteBoundary /> },
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
      page('/gameInfo', () => import('./game/GameInfo.route.tsx'), ['play', 'auth']),
    ],
  },
];
