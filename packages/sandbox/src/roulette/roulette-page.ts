import { oddsOf, rouletteReturn, spotKinds, spots } from '@fortuna/domain/fair-play/roulette.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { html } from 'hono/html';
import { fillIn, type MessageLanguage } from '../messages/translate.ts';
import type { Markup } from '../pages/page.ts';
import {
  footOf,
  type PlaySetup,
  playShell,
  type ShellOptions,
  soundButton,
  titleOf,
} from '../pages/play/play-shell.ts';
import { type PlayWords, playWords } from '../pages/play/play-words.ts';
import { drawnSpots, spotColour } from './cloth-layout.ts';
import { coverings, type RouletteTexts, rouletteTexts } from './roulette-texts.ts';
import type { TableLimits } from './table-limits.ts';
import { wheelDrawing } from './wheel-drawing.ts';

/** What the page hands to its script, as JSON in the document. */
export interface RouletteSetup extends PlaySetup {
  readonly texts: RouletteTexts;
  readonly highestStake: Centavos;
  readonly colours: Readonly<Record<number, 'red' | 'black' | 'green'>>;
}

const chipValues: readonly Centavos[] = [50, 1_00, 5_00, 25_00, 100_00, 500_00, 2_000_00];
const mostChips = 5;

/** What is written on a place, and, where that is not enough for ears, what it is called. */
function facesOf(id: string, texts: RouletteTexts): { readonly face: string; readonly name: string } {
  const [kind = '', place = ''] = id.split('-');
  if (kind === 'straight') return { face: place, name: place };
  if (kind === 'dozen') {
    const name = texts.dozens[Number(place) - 1] ?? '';
    return { face: name, name };
  }
  if (kind === 'column') return { face: '2:1', name: fillIn(texts.column, { column: place }) };
  const name = texts.outside[id as keyof RouletteTexts['outside']];
  return { face: name, name };
}

function clothOf(texts: RouletteTexts): Markup {
  return html`<div class="cloth" role="group" aria-label="${texts.cloth}">${drawnSpots.map((spot, index) => {
    const { face, name } = facesOf(spot.id, texts);
    return html`<button type="button" data-spot="${spot.id}" data-colour="${spotColour(spot)}" data-name="${name}" tabindex="${index === 0 ? '0' : '-1'}"><span class="face">${face}</span><span class="lying" aria-hidden="true"></span></button>`;
  })}</div>`;
}

function chipsOf(
  lowest: Centavos,
  highest: Centavos,
  texts: RouletteTexts,
  language: MessageLanguage,
): Markup {
  const values = chipValues.filter((value) => value >= lowest && value <= highest).slice(0, mostChips);
  return html`<fieldset class="chips"><legend class="unseen">${texts.chips}</legend>${values.map(
    (value, index) =>
      html`<label class="chip"><input type="radio" name="chip" value="${value}" ${index === 0 ? 'checked' : ''}><span aria-hidden="true">${formatMoney(value, language).replace(/[^\d.,]|[.,]00$/g, '')}</span><span class="unseen">${formatMoney(value, language)}</span></label>`,
  )}</fieldset>`;
}

function rulesDialog(
  rules: string,
  texts: RouletteTexts,
  words: PlayWords,
  language: MessageLanguage,
): Markup {
  const rows = spotKinds.flatMap((kind) => {
    const spot = [...spots.values()].find((one) => one.kind === kind);
    const name =
      kind in texts.kinds
        ? fillIn(texts.kinds[kind as keyof RouletteTexts['kinds']], {
            numbers: spot?.numbers.join('-') ?? '',
          })
        : {
            colour: [texts.outside.red, texts.outside.black],
            parity: [texts.outside.even, texts.outside.odd],
            half: [texts.outside.low, texts.outside.high],
          }[kind as 'colour'].join(' / ');
    return spot ? [html`<tr><th scope="row">${name}</th><td>${oddsOf(spot)} : 1</td></tr>`] : [];
  });
  return html`<dialog id="rules-dialog" aria-labelledby="rules-title"><div class="head"><h2 id="rules-title">${texts.rules}</h2>
<button id="rules-close" type="button">${words.close}</button></div><p>${fillIn(texts.rulesIntro, { rtp: formatPercent(rouletteReturn * 10_000, language) })} ${rules}</p>
<table><thead><tr><th scope="col">${texts.bet}</th><th scope="col">${texts.pays}</th></tr></thead><tbody>${rows}</tbody></table></dialog>`;
}

const infoSign = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5h14v14H5zM5 10h14M10 10v9M14.500 10v9"/></svg>`;

/** What tells a table apart. */
interface RouletteOptions extends Pick<ShellOptions, 'engine' | 'game' | 'language' | 'look'> {
  readonly limits: TableLimits;
  /** Of a table that all its players share, over what is told of the round. */
  readonly clock?: Markup;
  /** Told beside the balance. */
  readonly facts?: Markup;
  /** What is done with the bets besides clearing and repeating. */
  readonly deeds?: Markup;
  /** What its button says before there are chips. Left out: that there are none. */
  readonly idle?: string;
  /** How a round goes. */
  readonly rules: string;
  /** Handed to the script besides what all tables have. */
  readonly setup?: object;
}

/** A table: what is told of the round, the wheel, the cloth, what is done with the chips, and the player's bets. */
export function roulettePage(options: RouletteOptions): Markup {
  const { engine, game, language, look, limits, clock, facts = '', deeds = '', idle, rules } = options;
  const texts = rouletteTexts[language];
  const words = playWords[language];
  const { lowestStake, highestStake } = limits;
  const setup: Omit<RouletteSetup, keyof PlaySetup> = {
    texts,
    highestStake,
    colours: Object.fromEntries(
      drawnSpots.filter(({ kind }) => kind === 'straight').map((spot) => [spot.numbers[0], spotColour(spot)]),
    ),
  };
  const stakes = fillIn(texts.limits, {
    lowest: formatMoney(lowestStake, language),
    highest: formatMoney(highestStake, language),
  });
  return playShell({
    engine,
    game,
    language,
    look,
    setup: { ...setup, ...options.setup },
    isShared: clock !== undefined,
    body: html`<div class="strip">${clock}<p id="drawn" class="drawn" aria-hidden="true"></p><p class="result" role="status" aria-live="polite">${words.loading}</p><p id="brief" class="brief" aria-hidden="true"></p><p id="came" class="came" aria-hidden="true"></p></div>
<div class="deal"><div class="wheelbox">${wheelDrawing(texts.wheel, look.art)}<p id="fallen" class="fallen" aria-hidden="true"></p></div>
<div class="told"><p class="named" aria-hidden="true">${titleOf(game, language)}</p><ol id="last" aria-label="${texts.lastNumbers}"></ol>
<dl><div class="unseen"><dt>${texts.balance}</dt><dd id="balance">–</dd></div>${facts}</dl><p class="limits">${stakes}</p><p class="limits near" aria-hidden="true">${words.notice}</p></div></div>
<div class="clothbox">${clothOf(texts)}</div>
<div class="aids"><label class="covers"><span>${texts.covers}</span><select id="covering">${coverings.map((covering) => html`<option value="${covering}">${texts.covering[covering]}</option>`)}</select></label>
<button id="rules" type="button" class="sign" title="${texts.rules}" aria-label="${texts.rules}">${infoSign}</button>${soundButton(words)}</div>
<div class="deeds"><button id="clear" type="button" aria-disabled="true">${texts.clear}</button><button id="repeat" type="button" aria-disabled="true">${texts.repeat}</button>${deeds}</div>
<div class="controls">${chipsOf(lowestStake, highestStake, texts, language)}<button class="spin" type="button" aria-disabled="true">${idle ?? texts.noBets}</button></div>
<section class="slip" aria-label="${texts.yourBets}"><ul id="bets" data-empty="${texts.yourBets}"></ul></section>
${footOf(words)}`,
    dialogs: rulesDialog(rules, texts, words, language),
  });
}
