import { bcp47 } from '@fortuna/domain/language.ts';
import { html, raw } from 'hono/html';
import type { CatalogueGame } from '../../catalogue/catalogue-game.ts';
import type { EngineName } from '../../engines/playable.ts';
import type { MessageLanguage } from '../../messages/translate.ts';
import type { Markup } from '../page.ts';
import { lookAddress, type PlayLook } from './play-look.ts';
import { type PlayWords, playWords } from './play-words.ts';

/** JSON inside a script element: no markup can end it early. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const soundSign = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9.500v5h3.500l4.500 4V5.500l-4.500 4z"/><path class="on" d="M15.500 8.500a5 5 0 010 7M18 6a8.500 8.500 0 010 12"/><path class="off" d="M16 9.500l5 5M21 9.500l-5 5"/></svg>`;

/** Sound is off until somebody presses this. */
export function soundButton({ sound }: PlayWords): Markup {
  return html`<button id="sound" type="button" class="sign" title="${sound}" aria-label="${sound}" aria-pressed="false">${soundSign}</button>`;
}

/** The stake with a lower and a higher one beside it. */
export function stakePicker({ stake, lowerStake, raiseStake }: PlayWords): Markup {
  return html`<div class="stake"><button id="lower" type="button" aria-label="${lowerStake}" disabled>−</button>
<div class="figure"><span>${stake}</span><output id="stake" aria-live="polite">–</output></div>
<button id="raise" type="button" aria-label="${raiseStake}" disabled>+</button></div>`;
}

/** What a round has come to: a figure and what there is to it. `result` says the same in a sentence, for ears; other messages are seen there. */
export function toldOf({ loading }: PlayWords): Markup {
  return html`<div class="told"><p class="tier" aria-hidden="true"></p><p class="amount" aria-hidden="true"></p>
<p class="result" role="status" aria-live="polite">${loading}</p><p class="note" aria-hidden="true"></p><p class="detail" aria-hidden="true"></p></div>`;
}

/** What the session has come to, the way to the proof, and that all this is a demonstration. */
export function footOf({ rounds, net, fair, notice }: PlayWords): Markup {
  return html`<div class="foot"><dl><div><dt>${rounds}</dt><dd id="rounds">0</dd></div><div><dt>${net}</dt><dd id="net">–</dd></div></dl>
<button id="fair" type="button">${fair}</button><p>${notice}</p></div>`;
}

function ownSeed({ clientSeed, newSeed }: PlayWords): Markup {
  return html`<label>${clientSeed}<span class="row"><input id="fair-seed" maxlength="64" autocomplete="off" autocapitalize="off" spellcheck="false"><button id="fair-new" type="button">${newSeed}</button></span></label>`;
}

function fairDialog(words: PlayWords, isShared: boolean): Markup {
  return html`<dialog id="fair-dialog" class="fair" aria-labelledby="fair-title"><div class="head"><h2 id="fair-title">${words.fair}</h2>
<button id="fair-close" type="button">${words.close}</button></div><p>${isShared ? words.fairShared : words.fairOwn}</p>
<dl><div><dt>${words.commitment}</dt><dd><code id="fair-commitment">–</code></dd></div><div><dt>${words.nonce}</dt><dd id="fair-nonce">–</dd></div></dl>
${isShared ? '' : ownSeed(words)}<p><button id="fair-check" type="button" hidden>${words.check}</button></p></dialog>`;
}

export interface ShellOptions {
  readonly engine: EngineName;
  readonly game: CatalogueGame;
  readonly language: MessageLanguage;
  readonly look: PlayLook;
  /** What the engine's style tells its drawings apart by. */
  readonly theme?: string;
  /** Handed to the script as JSON. */
  readonly setup: object;
  /** All players of a table share the round, and none has a seed of their own. */
  readonly isShared?: boolean;
  /** What other parts refer to, without being seen. */
  readonly sprite?: string;
  /** Of `main`, below its heading. */
  readonly body: Markup;
  readonly dialogs?: Markup;
}

/** What the game is called in the language of its page. */
export const titleOf = ({ name, englishName }: ShellOptions['game'], language: MessageLanguage): string =>
  language === 'en' ? englishName : name;

/** The document of a game, in the look of the site that has opened it. */
export function playShell(options: ShellOptions): Markup {
  const { engine, game, language, look, setup, sprite = '', body, dialogs = '' } = options;
  const locale = bcp47(language);
  const words = playWords[language];
  const name = titleOf(game, language);
  return html`<!doctype html>
<html lang="${locale}" data-brand="${look.brand ?? ''}" data-art="${look.art ?? ''}" data-theme="${options.theme ?? ''}" data-reels="${look.reels ? 'own' : ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} · ${game.provider}</title>
<link rel="stylesheet" href="/play/assets/${engine}.css">
${look.brand && html`<link rel="stylesheet" href="/play/brands/${look.brand}/brand.css"><link rel="stylesheet" href="/play/brands/${look.brand}/fonts.css"><link rel="stylesheet" href="/play/brands/${look.brand}/art.css">`}
<link rel="stylesheet" href="${lookAddress(game.code, look)}">
<script src="/play/assets/${engine}.js" defer></script>
</head>
<body>${raw(sprite)}
<script type="application/json" id="setup">${raw(embedded({ words, language, locale, ...setup }))}</script>
<main><h1 class="unseen">${name}</h1>
${body}
</main>${dialogs}${fairDialog(words, options.isShared ?? false)}</body>
</html>`;
}

/** What every page's script finds in its setup. */
export interface PlaySetup {
  readonly words: PlayWords;
  readonly language: string;
  readonly locale: string;
}
