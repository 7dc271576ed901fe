import type { GameType } from '@fortuna/domain/model/games.ts';

/** A word in Portuguese and English. */
export type Word = readonly [pt: string, en: string];

/** How many games each type has, and what their titles begin with. */
export const titleHeads: Readonly<
  Record<GameType, { readonly count: number; readonly heads: readonly Word[] }>
> = {
  slots: {
    count: 96,
    heads: [
      ['Tesouro', 'Treasure'],
      ['Segredo', 'Secret'],
      ['Festa', 'Feast'],
      ['Lenda', 'Legend'],
      ['Chama', 'Flame'],
      ['Brilho', 'Glow'],
      ['Colheita', 'Harvest'],
      ['Noites', 'Nights'],
      ['Guardião', 'Guardian'],
      ['Canto', 'Song'],
    ],
  },
  live: {
    count: 30,
    heads: [
      ['Roleta ao Vivo', 'Live Roulette'],
      ['Salão ao Vivo', 'Live Salon'],
      ['Roda ao Vivo', 'Live Wheel'],
    ],
  },
  table: {
    count: 28,
    heads: [
      ['Roleta', 'Roulette'],
      ['Vinte e Um', 'Twenty-One'],
      ['Dados', 'Dice'],
      ['Bacará', 'Baccarat'],
    ],
  },
  sports: {
    count: 14,
    heads: [
      ['Estádio', 'Stadium'],
      ['Copa', 'Cup'],
      ['Corrida', 'Race'],
    ],
  },
  lottery: {
    count: 16,
    heads: [
      ['Sorteio', 'Draw'],
      ['Bilhete', 'Ticket'],
      ['Raspa', 'Scratch'],
    ],
  },
  crash: {
    count: 20,
    heads: [
      ['Subida', 'Climb'],
      ['Balão', 'Balloon'],
      ['Pipa', 'Kite'],
    ],
  },
  fish: {
    count: 18,
    heads: [
      ['Pescaria', 'Fishing'],
      ['Cardume', 'Shoal'],
      ['Arpão', 'Harpoon'],
    ],
  },
  arcade: {
    count: 22,
    heads: [
      ['Salto', 'Leap'],
      ['Pulo', 'Hop'],
      ['Blocos', 'Blocks'],
    ],
  },
  bingo: {
    count: 20,
    heads: [
      ['Bingo', 'Bingo'],
      ['Cartela', 'Card'],
      ['Quina', 'Five'],
    ],
  },
  card: {
    count: 22,
    heads: [
      ['Truco', 'Truco'],
      ['Buraco', 'Burraco'],
      ['Pôquer', 'Poker'],
    ],
  },
  video: {
    count: 14,
    heads: [
      ['Vídeo Pôquer', 'Video Poker'],
      ['Vídeo Bingo', 'Video Bingo'],
    ],
  },
};

/** What titles end with. */
export const titleTails: readonly Word[] = [
  ['da Maré', 'of the Tide'],
  ['do Farol', 'of the Lighthouse'],
  ['da Jangada', 'of the Raft'],
  ['do Boto', 'of the River Dolphin'],
  ['da Arara', 'of the Macaw'],
  ['do Mangue', 'of the Mangrove'],
  ['da Lua Cheia', 'of the Full Moon'],
  ['do Coral', 'of the Coral'],
  ['da Serra', 'of the Hills'],
  ['do Sertão', 'of the Backlands'],
  ['da Cachoeira', 'of the Waterfall'],
  ['do Caju', 'of the Cashew'],
  ['da Onça', 'of the Jaguar'],
  ['do Tucano', 'of the Toucan'],
  ['da Praia', 'of the Beach'],
  ['do Carnaval', 'of the Carnival'],
  ['da Fogueira', 'of the Bonfire'],
  ['do Vento Sul', 'of the South Wind'],
  ['da Ilha', 'of the Island'],
  ['do Capitão', 'of the Captain'],
  ['da Sereia', 'of the Mermaid'],
  ['do Ipê', 'of the Ipê Tree'],
  ['da Pitanga', 'of the Pitanga'],
  ['do Pescador', 'of the Fisherman'],
  ['da Concha', 'of the Shell'],
  ['do Igarapé', 'of the Creek'],
  ['da Duna', 'of the Dune'],
  ['do Beija-Flor', 'of the Hummingbird'],
  ['da Aurora', 'of the Dawn'],
  ['do Meio-Dia', 'of Noon'],
];
