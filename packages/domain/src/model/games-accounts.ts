export const gameAccountStates = ['none', 'active', 'suspended', 'closed'] as const;

/**
 * `none`: there is none, and one can be opened. `suspended`: the provider has closed it to the member. `closed`: there is none, and the
 * provider takes no new ones at the moment.
 */
export type GameAccountState = (typeof gameAccountStates)[number];

/** A provider of games, and the account that the member has there. */
export interface GameAccount {
  readonly providerKey: string;
  readonly provider: string;
  readonly gameCount: number;
  readonly state: GameAccountState | 'unknown';
  /** By which the provider knows the member; null where there is no account. */
  readonly playerNumber: string | null;
  /** ISO instant. */
  readonly openedAt: string | null;
}
