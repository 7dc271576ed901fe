import { bcp47 } from '@fortuna/domain/language.ts';
import { html, raw } from 'hono/html';
import type { CatalogueGame } from '../catalogue/catalogue-game.ts';
import { lines, paytable, reelCount, returnToPlayer, rowCount, stakes, symbols } from '../slot/slot-rules.ts';
import { type Markup, type PageLanguage, page } from './page.ts';
import type { PlaySetup } from './play-client.ts';
import { symbolSprite } from './play-symbols.ts';
import { type PlayTexts, playTexts } from './play-texts.ts';

const sea = `<svg class="sea" viewBox="0 0 1200 400" preserveAspectRatio="none" aria-hidden="true">
<path d="M-60 120C160 60 300 170 560 110s420-70 700 10v300H-60z"/><path d="M-60 200c220-60 380 50 640 0s420-60 680 20v240H-60z"/>
<path d="M-60 300c260-50 420 40 660 0s400-40 660 10v160H-60z"/></svg>`;

/** JSON inside a script element: no markup can end it early. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function picture(symbol: string): Markup {
  return html`<svg aria-hidden="true"><use href="#symbol-${symbol}"></use></svg>`;
}

function paytableOf(texts: PlayTexts, language: PageLanguage): Markup {
  const percent = new Intl.NumberFormat(bcp47(language), { maximumFractionDigits: 1 });
  const intro = texts.paytableIntro.replace('{{rtp}}', percent.format(returnToPlayer() * 100));
  const lengths = [3, 4, 5].map((count) => texts.alike.replace('{{count}}', String(count)));
  const symbolNames: Readonly<Record<string, string>> = texts;
  return html`<details><summary>${texts.paytable}</summary><p>${intro}</p>
<table><thead><tr><th scope="col">${texts.symbol}</th>${lengths.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
<tbody>${Object.entries(paytable).map(
    ([symbol, pays]) =>
      html`<tr><th scope="row">${picture(symbol)}${symbolNames[symbol] ?? symbol}</th>${pays.map((pay) => html`<td>${pay} ×</td>`)}</tr>`,
  )}</tbody></table></details>`;
}

/** The demonstration game, by the name and in the colours of any game of the catalogue. */
export function playPage(game: CatalogueGame, language: PageLanguage): Markup {
  const texts = playTexts[language];
  const name = language === 'en' ? game.englishName : game.name;
  const setup: PlaySetup = { texts, locale: bcp47(language), stakes, lines, symbols };
  const shown = (reel: number, row: number) => symbols[(reel * 3 + row * 2) % symbols.length] ?? 'wave';
  const reels = Array.from(
    { length: reelCount },
    (_, reel) =>
      html`<div class="reel">${Array.from({ length: rowCount }, (__, row) => html`<div class="cell">${picture(shown(reel, row))}</div>`)}</div>`,
  );
  return page({
    title: `${name} · ${game.provider}`,
    language,
    stylesheets: ['/play/assets/play.css', `/play/assets/look/${game.code}.css`],
    scripts: ['/play/assets/play.js'],
    body: html`${raw(symbolSprite())}${raw(sea)}
<script type="application/json" id="setup">${raw(embedded(setup))}</script>
<main><header><button id="exit" type="button">${texts.exit}</button><h1>${name}</h1></header>
<p class="notice">${texts.notice}</p>
<div class="reels" role="img" aria-label="${texts.reels}">${reels}</div>
<p class="result" role="status" aria-live="polite">${texts.loading}</p>
<div class="bar"><div class="figure"><span>${texts.balance}</span><strong id="balance">–</strong></div>
<div class="stake"><button id="lower" type="button" aria-label="${texts.lowerStake}" disabled>−</button>
<div class="figure"><span>${texts.stake}</span><output id="stake" aria-live="polite">–</output></div>
<button id="raise" type="button" aria-label="${texts.raiseStake}" disabled>+</button></div>
<button class="spin" type="button" aria-disabled="true">${texts.spin}</button></div>
${paytableOf(texts, language)}</main>`,
  });
}
