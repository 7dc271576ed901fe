import type { PageEntry } from './page-entry.ts';

/** Made from the page files by `npm run generate`, never edited by hand. Out of the first load: `router.tsx` asks for it. */
export const pages: readonly PageEntry[] = [
  {
    path: '/',
    isMember: false,
    isAlone: false,
    load: () => import('./games/home.page.tsx'),
  },
  {
    path: '/faq',
    isMember: false,
    isAlone: false,
    feature: 'faq',
    load: () => import('./site/faq.page.tsx'),
  },
  {
    path: '/game',
    isMember: false,
    isAlone: false,
    load: () => import('./games/game-list.page.tsx'),
  },
  {
    path: '/game-record',
    isMember: true,
    isAlone: false,
    load: () => import('./records/bet-records.page.tsx'),
  },
  {
    path: '/gameInfo',
    isMember: true,
    isAlone: true,
    load: () => import('./games/game-info.page.tsx'),
  },
  {
    path: '/information-center/support',
    isMember: false,
    isAlone: false,
    load: () => import('./information/support.page.tsx'),
  },
  {
    path: '/login',
    isMember: false,
    isAlone: false,
    load: () => import('./auth/login.page.tsx'),
  },
  {
    path: '/messages',
    isMember: true,
    isAlone: false,
    load: () => import('./information/messages.page.tsx'),
  },
  {
    path: '/privacy',
    isMember: false,
    isAlone: false,
    load: () => import('./site/privacy.page.tsx'),
  },
  {
    path: '/profile',
    isMember: true,
    isAlone: false,
    load: () => import('./account/profile.page.tsx'),
  },
  {
    path: '/recharge',
    isMember: true,
    isAlone: false,
    load: () => import('./cashier/deposit.page.tsx'),
  },
  {
    path: '/recharge-payment',
    isMember: true,
    isAlone: false,
    load: () => import('./cashier/payment.page.tsx'),
  },
  {
    path: '/rechargeRecord',
    isMember: true,
    isAlone: false,
    load: () => import('./records/deposit-records.page.tsx'),
  },
  {
    path: '/responsible-gaming',
    isMember: false,
    isAlone: false,
    load: () => import('./site/responsible-gaming.page.tsx'),
  },
  {
    path: '/terms',
    isMember: false,
    isAlone: false,
    load: () => import('./site/terms.page.tsx'),
  },
  {
    path: '/withdraw',
    isMember: true,
    isAlone: false,
    load: () => import('./cashier/withdraw.page.tsx'),
  },
  {
    path: '/withdrawal-card',
    isMember: true,
    isAlone: false,
    load: () => import('./cashier/bank-accounts.page.tsx'),
  },
  {
    path: '/withdrawalPassword',
    isMember: true,
    isAlone: false,
    load: () => import('./cashier/withdrawal-password.page.tsx'),
  },
  {
    path: '/withdrawalRecord',
    isMember: true,
    isAlone: false,
    load: () => import('./records/withdrawal-records.page.tsx'),
  },
];
