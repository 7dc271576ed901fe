import type { Game, GameType } from '@fortuna/domain/model/games.ts';

function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const entries = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  );
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** Every address of the site, built in one place (seed section 2; those marked chosen in outside.md). */
export const paths = {
  home: '/',
  games: (query: { type?: GameType; provider?: string; search?: string } = {}) => withQuery('/game', query),
  gameInfo: (game: Pick<Game, 'providerKey' | 'provider' | 'code' | 'name'>) =>
    withQuery('/gameInfo', {
      platType: game.providerKey,
      gameCode: game.code,
      name: game.name,
      provider: game.provider,
    }),
  login: (query: { mode?: 'login' | 'register'; invite_code?: string } = {}) => withQuery('/login', query),
  deposit: '/recharge',
  payment: (billNo: string) => withQuery('/recharge-payment', { bill_no: billNo }),
  depositRecords: '/rechargeRecord',
  withdraw: (query: { bill_no?: string } = {}) => withQuery('/withdraw', query),
  withdrawalRecords: '/withdrawalRecord',
  bankAccounts: (query: { back?: string } = {}) => withQuery('/withdrawal-card', query),
  withdrawalPassword: (query: { back?: string } = {}) => withQuery('/withdrawalPassword', query),
  betRecords: '/game-record',
  profile: '/profile',
  faq: '/faq',
  /** Where help is found; its channels stand on the same page as the questions. */
  support: '/faq#support',
  terms: '/terms',
  privacy: '/privacy',
  responsibleGaming: '/responsible-gaming',
} as const;

/** An address inside the site to go back to, or the fallback: never another origin. */
export function localPath(address: string | null, fallback: string): string {
  return address?.startsWith('/') && !address.startsWith('//') && !address.startsWith('/\\')
    ? address
    : fallback;
}
