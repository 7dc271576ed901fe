import type { Player } from './player.ts';

const formats = { pt: new Intl.NumberFormat('pt-BR'), en: new Intl.NumberFormat('en') };

/** A number as the site writes it. */
export function numberText({ language }: Player, value: number): string {
  return formats[language].format(value);
}

/** How many games there are, as a list says it. */
export function gamesText(player: Player, count: number): string {
  const form = count === 0 ? 'zero' : count === 1 ? 'one' : 'other';
  return player.say('games-play', `list.count_${form}`, { count: numberText(player, count) });
}
