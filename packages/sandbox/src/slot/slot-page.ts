import { formatCount } from '@fortuna/domain/count.ts';
import { reelCount, rowCount, symbolsOf } from '@fortuna/domain/fair-play/slot-machine.ts';
import { type SlotTheme, slotMachines, slotStakes } from '@fortuna/domain/fair-play/slot-machines.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { html } from 'hono/html';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { fillIn, type MessageLanguage } from '../messages/translate.ts';
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
import { motifNames, ownSymbols } from './own-reels.ts';
import { faceOf, shownSymbols } from './slot-face.ts';
import { ringLength } from './slot-style.ts';
import { type SlotTexts, slotTexts, symbolNames } from './slot-texts.ts';
import { returnOf, slotThemeOf } from './slot-theme.ts';
import { symbolSprite } from './symbols/symbol-sprite.ts';

/** What the page hands to its script, as JSON in the document. */
export interface SlotSetup extends PlaySetup {
  readonly texts: SlotTexts;
  readonly stakes: readonly number[];
  readonly lines: ReadonlyArray<readonly number[]>;
  readonly rowCount: number;
  readonly symbols: readonly string[];
  readonly symbolNames: Readonly<Record<string, string>>;
  /** What the reels show before the first round, by reel from the top. */
  readonly start: ReadonlyArray<readonly string[]>;
}

function picture(symbol: string): Markup {
  return html`<svg aria-hidden="true"><use href="#symbol-${symbol}"></use></svg>`;
}

function paytableOf(
  theme: SlotTheme,
  language: MessageLanguage,
  names: Readonly<Record<string, string>>,
): Markup {
  const texts = slotTexts[language];
  const { wild, paytable, lines } = slotMachines[theme];
  const intro = fillIn(texts.paytableIntro, {
    lines: lines.length,
    rtp: formatPercent(returnOf(theme) * 10_000, language),
  });
  const lengths = [3, 4, 5].map((count) => fillIn(texts.alike, { count }));
  return html`<dialog id="paytable-dialog" aria-labelledby="paytable-title"><div class="head"><h2 id="paytable-title">${texts.paytable}</h2>
<button id="close" type="button">${playWords[language].close}</button></div><p>${intro}</p><p class="wild">${picture(wild)}${texts.wild}</p>
<table><thead><tr><th scope="col">${texts.symbol}</th>${lengths.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>${Object.entries(paytable).map(
    ([symbol, pays]) =>
      html`<tr><th scope="row">${picture(symbol)}${names[symbol] ?? symbol}</th>${pays.map((pay: number) => html`<td>${formatCount(pay, language)}×</td>`)}</tr>`,
  )}</tbody></table></dialog>`;
}

/** Before the first round: all different, so that nothing looks like a prize. */
function startOf(symbols: readonly string[]): string[][] {
  return Array.from({ length: reelCount }, (_, reel) =>
    Array.from({ length: rowCount }, (__, row) => symbols[(reel * 3 + row * 2) % symbols.length] ?? ''),
  );
}

const infoSign = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5h14v14H5zM5 10h14M10 10v9M14.500 10v9"/></svg>`;

/** A slot on the machine of its studio. */
export function slotPage(game: CatalogueGame, language: MessageLanguage, look: PlayLook): Markup {
  const texts = slotTexts[language];
  const words = playWords[language];
  const theme = slotThemeOf(game);
  const machine = slotMachines[theme];
  const symbols = symbolsOf(machine);
  const face = faceOf(theme, look.art);
  const faceNames: Readonly<Record<string, string>> = symbolNames[face][language];
  const own = ownSymbols(theme, look.reels);
  const names = Object.fromEntries(
    [...shownSymbols(theme, face)].map(([symbol, shown]) => {
      const motif = own?.get(symbol)?.name;
      return [symbol, (motif ? motifNames[language][motif] : faceNames[shown]) ?? symbol];
    }),
  );
  const setup: Omit<SlotSetup, keyof PlaySetup> = {
    texts,
    stakes: slotStakes,
    lines: machine.lines,
    rowCount,
    symbols,
    symbolNames: names,
    start: startOf(symbols),
  };
  const cell = html`<div class="cell">${picture(machine.wild)}</div>`;
  // The ring, and at its end once more what stands at its beginning, as far as can be seen.
  const reel = html`<div class="reel"><div class="strip">${Array.from({ length: ringLength + rowCount + 1 }, () => cell)}</div></div>`;
  return playShell({
    engine: 'slot',
    game,
    language,
    look,
    theme: face,
    setup,
    sprite: symbolSprite(theme, face, own),
    body: html`<div class="stage"><div class="reels" role="img" aria-label="${texts.reels}">${Array.from({ length: reelCount }, () => reel)}<svg class="lines" preserveAspectRatio="none" aria-hidden="true"></svg></div></div>
${toldOf(words)}
<div class="controls"><button id="paytable" type="button" class="sign" title="${texts.paytable}" aria-label="${texts.paytable}">${infoSign}</button>
${stakePicker(words)}
${soundButton(words)}
<button class="spin" type="button" aria-disabled="true">${texts.spin}</button></div>
${footOf(words)}`,
    dialogs: paytableOf(theme, language, names),
  });
}
