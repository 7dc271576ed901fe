import { bcp47 } from '@fortuna/domain/language.ts';
import { html, raw } from 'hono/html';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import type { MessageLanguage } from '../messages/translate.ts';
import { lines, paytable, reelCount, returnToPlayer, rowCount, stakes, symbols } from '../slot/slot-rules.ts';
import type { Markup } from './page.ts';
import type { PlaySetup } from './play-client.ts';
import { lookAddress, type PlayLook } from './play-look.ts';
import { ringLength } from './play-style.ts';
import { symbolSetOf, symbolSprite } from './play-symbols.ts';
import { type PlayTexts, playTexts, symbolNames } from './play-texts.ts';

/** JSON inside a script element: no markup can end it early. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function picture(symbol: string): Markup {
  return html`<svg aria-hidden="true"><use href="#symbol-${symbol}"></use></svg>`;
}

function paytableOf(texts: PlayTexts, names: Readonly<Record<string, string>>, locale: string): Markup {
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const intro = texts.paytableIntro.replace('{{rtp}}', percent.format(returnToPlayer() * 100));
  const lengths = [3, 4, 5].map((count) => texts.alike.replace('{{count}}', String(count)));
  return html`<dialog aria-labelledby="paytable-title"><div class="head"><h2 id="paytable-title">${texts.paytable}</h2>
<button id="close" type="button">${texts.close}</button></div><p>${intro}</p><p class="wild">${picture('sun')}${texts.wild}</p>
<table><thead><tr><th scope="col">${texts.symbol}</th>${lengths.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>${Object.entries(paytable).map(
    ([symbol, pays]) =>
      html`<tr><th scope="row">${picture(symbol)}${names[symbol] ?? symbol}</th>${pays.map((pay) => html`<td>${pay} ×</td>`)}</tr>`,
  )}</tbody></table></dialog>`;
}

/** Before the first round: all different, so that nothing looks like a prize. */
const start = Array.from({ length: reelCount }, (_, reel) =>
  Array.from({ length: rowCount }, (__, row) => symbols[(reel * 3 + row * 2) % symbols.length] ?? 'wave'),
);

const cell = html`<div class="cell">${picture('wave')}</div>`;
/** The ring, and at its end once more what stands at its beginning, as far as can be seen. */
const reel = html`<div class="reel"><div class="strip">${Array.from({ length: ringLength + rowCount + 1 }, () => cell)}</div></div>`;

const soundSign = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9.500v5h3.500l4.500 4V5.500l-4.500 4zM15.500 8.500a5 5 0 010 7M18 6a8.500 8.500 0 010 12"/></svg>`;
const infoSign = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5h14v14H5zM5 10h14M10 10v9M14.500 10v9"/></svg>`;

/** The demonstration slot by the name of any slot of the catalogue, in the look of the site that has opened it. */
export function playPage(game: CatalogueGame, language: MessageLanguage, look: PlayLook): Markup {
  const texts = playTexts[language];
  const locale = bcp47(language);
  const name = language === 'en' ? game.englishName : game.name;
  const set = symbolSetOf(look.art);
  const names = symbolNames[set][language];
  const setup: PlaySetup = {
    texts,
    language,
    locale,
    stakes,
    lines,
    rowCount,
    symbols,
    symbolNames: names,
    start,
  };
  return html`<!doctype html>
<html lang="${locale}" data-brand="${look.brand ?? ''}" data-symbols="${set}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} · ${game.provider}</title>
<link rel="stylesheet" href="/play/assets/play.css">
${look.brand && html`<link rel="stylesheet" href="/play/brands/${look.brand}/brand.css"><link rel="stylesheet" href="/play/brands/${look.brand}/fonts.css">`}
<link rel="stylesheet" href="${lookAddress(game.code, look)}">
<script src="/play/assets/play.js" defer></script>
</head>
<body>${raw(symbolSprite(set))}
<script type="application/json" id="setup">${raw(embedded(setup))}</script>
<main><h1 class="unseen">${name}</h1>
<div class="stage"><div class="reels" role="img" aria-label="${texts.reels}">${Array.from({ length: reelCount }, () => reel)}<svg class="lines" preserveAspectRatio="none" aria-hidden="true"></svg></div></div>
<div class="told"><p class="tier" aria-hidden="true"></p><p class="amount" aria-hidden="true"></p>
<p class="result" role="status" aria-live="polite">${texts.loading}</p><p class="detail" aria-hidden="true"></p></div>
<div class="controls"><button id="paytable" type="button" class="sign" title="${texts.paytable}" aria-label="${texts.paytable}">${infoSign}</button>
<div class="stake"><button id="lower" type="button" aria-label="${texts.lowerStake}" disabled>−</button>
<div class="figure"><span>${texts.stake}</span><output id="stake" aria-live="polite">–</output></div>
<button id="raise" type="button" aria-label="${texts.raiseStake}" disabled>+</button></div>
<button id="sound" type="button" class="sign" title="${texts.sound}" aria-label="${texts.sound}" aria-pressed="false">${soundSign}</button>
<button class="spin" type="button" aria-disabled="true">${texts.spin}</button></div>
<div class="foot"><dl><div><dt>${texts.rounds}</dt><dd id="rounds">0</dd></div><div><dt>${texts.net}</dt><dd id="net">–</dd></div></dl>
<p>${texts.notice}</p></div>
</main>${paytableOf(texts, names, locale)}</body>
</html>`;
}
