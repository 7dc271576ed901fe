import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';

/** One address of the site: what it needs and which operations of the contract it calls (outside.md, Pages). */
export interface RouteEntry {
  readonly path: string;
  /** A member's page: guests see the login question in its place. */
  readonly isMember: boolean;
  /** operationIds of the contract. */
  readonly operations: readonly string[];
  /** What a brand switches off to do without the page; its module says the same (`Optional`), a test compares the two. */
  readonly feature?: BrandFeature;
}

const everyPage = ['getMember', 'logout', 'createCaptcha', 'login', 'register'] as const;

/** Every route, in the order of the seed's table. `routes.tsx` has a module for each, a test compares the two. */
export const manifest = [
  {
    path: '/',
    isMember: false,
    operations: ['listPopularGames', 'listPromotedGames', 'listProviders'],
  },
  { path: '/profile', isMember: true, operations: [] },
  { path: '/game', isMember: false, operations: ['listGames', 'listProviders'] },
  { path: '/login', isMember: false, operations: [] },
  {
    path: '/recharge',
    isMember: true,
    operations: ['listPaymentMethods', 'listPaymentChannels', 'createDeposit', 'listDeposits'],
  },
  { path: '/rechargeRecord', isMember: true, operations: ['listDeposits'] },
  { path: '/recharge-payment', isMember: true, operations: ['listDeposits'] },
  {
    path: '/withdraw',
    isMember: true,
    operations: ['getWithdrawalRules', 'listBankAccounts', 'createWithdrawal', 'listWithdrawals'],
  },
  { path: '/withdrawalRecord', isMember: true, operations: ['listWithdrawals'] },
  { path: '/withdrawal-card', isMember: true, operations: ['listBankAccounts', 'saveBankAccount'] },
  { path: '/withdrawalPassword', isMember: true, operations: ['setWithdrawalPassword'] },
  { path: '/gameInfo', isMember: true, operations: ['launchGame', 'getAllBalance'] },
  { path: '/game-record', isMember: true, operations: ['listBetRecords'] },
  { path: '/faq', isMember: false, operations: [], feature: 'faq' },
  { path: '/terms', isMember: false, operations: [] },
  { path: '/privacy', isMember: false, operations: [] },
  { path: '/responsible-gaming', isMember: false, operations: [] },
] as const satisfies readonly RouteEntry[];

export type RoutePath = (typeof manifest)[number]['path'];

/** The manifest as `dist/routes.json` lists it, with the operations that every page may call. */
export function routeList(): readonly RouteEntry[] {
  return manifest.map((entry) => ({ ...entry, operations: [...entry.operations, ...everyPage] }));
}
