import type { Game } from '@fortuna/domain/model/games.ts';

/** The game of the contract's examples, as the calls give it. */
export const exampleGame: Game = {
  id: 12,
  name: 'Tesouro da Maré',
  providerKey: 'mangue',
  provider: 'Mangue Games',
  code: 'tide-treasure',
  type: 'slots',
  tags: ['hot', 'new'],
  imageUrl: null,
  isOpen: true,
  isPlayable: true,
};
