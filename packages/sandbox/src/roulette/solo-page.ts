import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import type { Markup } from '../pages/page.ts';
import type { PlayLook } from '../pages/play/play-look.ts';
import { type RouletteSetup, roulettePage } from './roulette-page.ts';
import { soloTableOf } from './solo-tables.ts';
import { type SoloTexts, soloTexts } from './solo-texts.ts';
import { tableThere } from './table-rules.ts';

export interface SoloSetup extends RouletteSetup {
  readonly solo: SoloTexts;
}

/** A table for one player, who starts each round. */
export function soloPage(game: CatalogueGame, language: MessageLanguage, look: PlayLook): Markup {
  const solo = soloTexts[language];
  return roulettePage({
    engine: 'solo-roulette',
    game,
    language,
    look,
    limits: tableThere(soloTableOf(game)),
    idle: solo.spin,
    rules: solo.rules,
    setup: { solo },
  });
}
