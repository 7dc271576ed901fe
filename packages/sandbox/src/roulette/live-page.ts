import { html } from 'hono/html';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import type { Markup } from '../pages/page.ts';
import type { PlayLook } from '../pages/play/play-look.ts';
import { liveTableOf } from './live-tables.ts';
import { roulettePage } from './roulette-page.ts';
import { rouletteTexts } from './roulette-texts.ts';
import { tableThere } from './table-rules.ts';

/** A live table: over the wheel the clock that all its players share. */
export function livePage(game: CatalogueGame, language: MessageLanguage, look: PlayLook): Markup {
  const texts = rouletteTexts[language];
  return roulettePage({
    engine: 'live-roulette',
    game,
    language,
    look,
    limits: tableThere(liveTableOf(game)),
    clock: html`<p class="phase"><strong id="phase">${texts.connecting}</strong> <span id="seconds" role="timer" aria-live="off"></span></p><div class="bar"><span id="bar"></span></div><p id="soon" class="unseen" role="status"></p>`,
    facts: html`<div><dt>${texts.players}</dt><dd id="players">–</dd></div>`,
    deeds: html`<button id="take-back" type="button" aria-disabled="true">${texts.takeBack}</button>`,
    rules: texts.rulesLive,
  });
}
