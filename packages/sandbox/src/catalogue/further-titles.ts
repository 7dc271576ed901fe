import type { GameType } from '@fortuna/domain/model/games.ts';
import type { Word } from './title-words.ts';

/** How many games each type has beside its first ones; 9,700 in all. */
export const furtherCounts: Readonly<Record<GameType, number>> = {
  slots: 5600,
  live: 560,
  table: 520,
  sports: 220,
  lottery: 260,
  crash: 420,
  fish: 420,
  arcade: 500,
  bingo: 420,
  card: 480,
  video: 300,
};

/** Editions of a title, as studios sell one idea many times over; they suit nouns of either gender. */
export const titleEditions: readonly Word[] = [
  ['Turbo', 'Turbo'],
  ['em Ouro', 'in Gold'],
  ['Deluxe', 'Deluxe'],
  ['da Sorte', 'of Luck'],
  ['em Dobro', 'Double'],
  ['Relâmpago', 'Lightning'],
  ['de Cristal', 'of Crystal'],
  ['Mega', 'Mega'],
  ['ao Luar', 'by Moonlight'],
  ['de Rubi', 'of Ruby'],
  ['Extra', 'Extra'],
  ['de Verão', 'of Summer'],
  ['de Prata', 'of Silver'],
  ['Max', 'Max'],
  ['de Esmeralda', 'of Emerald'],
  ['sem Fim', 'Without End'],
  ['de Safira', 'of Sapphire'],
  ['Plus', 'Plus'],
  ['de Inverno', 'of Winter'],
  ['em Festa', 'in Feast'],
  ['II', 'II'],
  ['III', 'III'],
  ['de Bronze', 'of Bronze'],
  ['Real', 'Royal'],
];
