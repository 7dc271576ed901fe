import type { AnyGameType } from '@fortuna/domain/model/games.ts';
import type { IconName } from '../Icon/Icon.tsx';

/** The sign of each game type, newer ones included, the same in the rail, the side navigation and the filters. */
export const gameTypeIcons: Readonly<Record<AnyGameType, IconName>> = {
  slots: 'slots',
  live: 'live',
  table: 'table',
  sports: 'sports',
  lottery: 'lottery',
  crash: 'crash',
  fish: 'fish',
  arcade: 'arcade',
  bingo: 'bingo',
  card: 'cardGame',
  video: 'video',
  other: 'games',
};
