import type { Game, GameProvider, GameType } from '@fortuna/domain/model/games.ts';
import type { GameRange } from '../screens/games/GameResults/game-range.ts';

/** Invented studios: no real one is named anywhere in the product. */
export const sampleProviders: readonly GameProvider[] = [
  { key: 'farol', name: 'Farol', gameCount: 48 },
  { key: 'jangada', name: 'Jangada', gameCount: 36 },
  { key: 'coral', name: 'Coral Nove', gameCount: 31 },
  { key: 'duna', name: 'Duna Studio', gameCount: 27 },
  { key: 'tucano', name: 'Tucano Play', gameCount: 24 },
  { key: 'recife', name: 'Recife Live', gameCount: 22 },
  { key: 'vento', name: 'Vento Sul', gameCount: 1 },
  { key: 'ilha', name: 'Ilha Norte', gameCount: 17 },
];

const titles: readonly (readonly [string, GameType])[] = [
  ['Onda Dourada', 'slots'],
  ['Baú de Ipanema', 'live'],
  ['Crash Jato', 'crash'],
  ['Peixe Real', 'fish'],
  ['Mesa VIP 21', 'table'],
  ['Bingo Samba', 'bingo'],
  ['Ouro do Sertão', 'slots'],
  ['Roleta do Farol', 'live'],
  ['Truco da Praia', 'card'],
  ['Gol de Placa', 'sports'],
  ['Sorte da Lua', 'lottery'],
  ['Garra Maluca', 'arcade'],
  ['Pôquer Tropical', 'video'],
  ['Tambor Místico', 'slots'],
  ['Rede Cheia', 'fish'],
  ['Foguete Azul', 'crash'],
  ['Bacará Noturno', 'table'],
  ['Fliper do Cais', 'arcade'],
  ['Cartela Premiada', 'bingo'],
  ['Jangada da Sorte', 'slots'],
  ['Canastra Real', 'card'],
  ['Clássico de Domingo', 'sports'],
  ['Milhar da Maré', 'lottery'],
  ['Valete de Vídeo', 'video'],
];

/** Twenty-four games over all eleven types; every third is new. */
export const sampleGames: readonly Game[] = titles.map(([name, type], index) => {
  const provider = sampleProviders[index % sampleProviders.length];
  return {
    id: 101 + index * 7,
    name,
    providerKey: provider?.key ?? 'farol',
    provider: provider?.name ?? 'Farol',
    code: `game-${index}`,
    type,
    tags: index % 5 === 1 ? ['new'] : [],
    imageUrl: null,
    isOpen: true,
    isPlayable: true,
  };
});

/** As many games as one likes, made from the twenty-four. */
export function manyGames(total: number): GameRange {
  const gameAt = (place: number): Game | undefined => {
    const game = sampleGames[place % sampleGames.length];
    return game && { ...game, id: 1000 + place };
  };
  const made = new Map<number, Game | undefined>();
  return {
    total,
    gameAt: (place) => {
      if (!made.has(place)) made.set(place, gameAt(place));
      return made.get(place);
    },
    problem: null,
    onRetry: () => undefined,
    onSight: () => undefined,
  };
}
