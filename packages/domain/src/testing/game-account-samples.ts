import type { GameAccount } from '../model/games-accounts.ts';

const none = { state: 'none', playerNumber: null, openedAt: null } as const;

/** In each state, and in one that is newer than we are. */
export const sampleGameAccounts: readonly GameAccount[] = [
  {
    providerKey: 'mangue-games',
    provider: 'Mangue Games',
    gameCount: 207,
    state: 'active',
    playerNumber: 'br00000007',
    openedAt: '2026-05-01T13:20:00.000Z',
  },
  { ...none, providerKey: 'jangada-studio', provider: 'Jangada Studio', gameCount: 208 },
  { ...none, providerKey: 'boto-rosa', provider: 'Boto Rosa', gameCount: 209 },
  { ...none, providerKey: 'guara-games', provider: 'Guará Games', gameCount: 1 },
  {
    providerKey: 'xareu-digital',
    provider: 'Xaréu Digital',
    gameCount: 207,
    state: 'suspended',
    playerNumber: 'br00000007',
    openedAt: '2026-04-12T13:20:00.000Z',
  },
  { ...none, providerKey: 'mare-seca', provider: 'Maré Seca', gameCount: 207, state: 'closed' },
  { ...none, providerKey: 'umbuzeiro', provider: 'Umbuzeiro', gameCount: 207, state: 'unknown' },
];
