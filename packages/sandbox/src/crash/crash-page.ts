import { crashStakes, highestCashOut, lowestCashOut } from '@fortuna/domain/fair-play/crash-flight.ts';
import { html, raw } from 'hono/html';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import type { Markup } from '../pages/page.ts';
import type { PlayLook } from '../pages/play/play-look.ts';
import {
  footOf,
  type PlaySetup,
  playShell,
  soundButton,
  stakePicker,
  toldOf,
} from '../pages/play/play-shell.ts';
import { playWords } from '../pages/play/play-words.ts';
import { crashArtOf } from './crash-art.ts';
import { type CrashTexts, crashTexts } from './crash-texts.ts';

/** What the page hands to its script, as JSON in the document. */
export interface CrashSetup extends PlaySetup {
  readonly texts: CrashTexts;
  readonly stakes: readonly number[];
  /** In hundredths. */
  readonly lowest: number;
  readonly highest: number;
}

/** A crash game in the look of the site that has opened it. */
export function crashPage(game: CatalogueGame, language: MessageLanguage, look: PlayLook): Markup {
  const texts = crashTexts[language];
  const words = playWords[language];
  const art = crashArtOf(look.art, game.name);
  const setup: Omit<CrashSetup, keyof PlaySetup> = {
    texts,
    stakes: crashStakes,
    lowest: lowestCashOut,
    highest: highestCashOut,
  };
  return playShell({
    engine: 'crash',
    game,
    language,
    look,
    setup,
    isShared: true,
    body: html`<div class="stage"><div class="sky"><svg class="scene" viewBox="0 0 400 240" preserveAspectRatio="xMinYMax slice" role="img" aria-label="${texts.plot}">${raw(art.sky)}</svg>
<svg class="plot" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><path class="trail"/><path class="curve"/></svg>
<p class="exit" aria-hidden="true" hidden><span></span></p>
<div class="flyer" aria-hidden="true"><svg viewBox="0 0 64 64">${raw(art.flyer)}</svg></div>
<p class="multiplier" aria-hidden="true"></p><p class="phase" aria-hidden="true"></p></div></div>
<p id="steps" class="unseen" aria-live="polite"></p>
<ol class="past" aria-label="${texts.past}"></ol>
${toldOf(words)}
<div class="controls"><label class="auto"><span>${texts.auto}</span><input id="auto" inputmode="decimal" autocomplete="off" maxlength="7" placeholder="${texts.autoHint}" aria-describedby="auto-wrong"></label>
${stakePicker(words)}
${soundButton(words)}
<p id="auto-wrong" class="wrong" role="alert"></p>
<button class="spin" type="button" aria-disabled="true">${texts.watching}</button></div>
${footOf(words)}`,
  });
}
