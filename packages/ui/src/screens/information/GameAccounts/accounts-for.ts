import type { GameAccount } from '@fortuna/domain/model/games-accounts.ts';

export const accountFilters = ['all', 'active', 'missing'] as const;
export type AccountFilter = (typeof accountFilters)[number];

const matches: Readonly<Record<AccountFilter, (account: GameAccount) => boolean>> = {
  all: () => true,
  active: ({ state }) => state === 'active' || state === 'suspended',
  missing: ({ state }) => state === 'none' || state === 'closed',
};

/** Without accents and case: how a player types a name. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The providers that a player looks for; one of them, by its key, stays whatever its account has become. */
export function accountsFor(
  accounts: readonly GameAccount[],
  filter: AccountFilter,
  search: string,
  kept?: string,
): readonly GameAccount[] {
  const text = plain(search);
  return accounts.filter(
    (account) =>
      plain(account.provider).includes(text) && (account.providerKey === kept || matches[filter](account)),
  );
}
