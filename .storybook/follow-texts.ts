import type { SiteLanguage } from '@fortuna/domain/language.ts';
import { addons } from 'storybook/preview-api';
import type { MoneySample } from '../packages/ui/src/story/sample.ts';
import { amountsIn, withAmounts } from '../packages/ui/src/story/sample-amounts.ts';
import { follow, isFollowed, publishFollowed } from './followed.ts';
import { isSaid } from './said.ts';
import { inLanguage, isWords } from './sample-words.ts';
import {
  moves,
  type Place,
  readPlace,
  sayingAttributes,
  storyPlaces,
  storyRoots,
  writePlace,
} from './story-places.ts';
import { askFollowed } from './toolbar-tools.ts';

/** What the toolbar asks of the texts of a story. */
export interface TextsWanted {
  readonly money: MoneySample | null;
  /** A language of the product or the pseudo language; null where the story asks the catalogues itself. */
  readonly language: string | null;
  /** How amounts are written. */
  readonly notation: SiteLanguage;
}

/** What a place said before it was changed, and what it was changed to: else it has been drawn anew since. */
interface Kept {
  readonly own: string;
  readonly shown: string;
}

const kept = new WeakMap<Node, Map<string | null, Kept>>();

function ownText({ node, attribute }: Place, now: string): string {
  const last = kept.get(node)?.get(attribute);
  return last?.shown === now ? last.own : now;
}

function keep({ node, attribute }: Place, texts: Kept): void {
  const known = kept.get(node) ?? new Map<string | null, Kept>();
  kept.set(node, known.set(attribute, texts));
}

/** Whether any text was changed: without a wish, only then there is something to change back. */
let isChanged = false;

/** Texts that the page has not drawn as asked are changed where they stand; the part that drew them is not asked. */
function show({ money, language, notation }: TextsWanted): void {
  const isForeign = language !== null && language !== 'pt';
  const isWish = money !== null || isForeign;
  if (!isWish && !isChanged) return;
  isChanged = isWish;
  for (const place of storyPlaces()) {
    const now = readPlace(place);
    const own = ownText(place, now);
    const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(own) ?? [];
    const words = language === null ? text : inLanguage(text, language);
    const shown = before + (isWish ? withAmounts(words, money, notation) : words) + after;
    if (shown === now) continue;
    writePlace(place, shown);
    keep(place, { own, shown });
  }
}

/** Words of parts are samples, those of screens come from the catalogues. */
function noticeWords(text: string, isPart: boolean): void {
  if (isPart ? !isWords(text) : !isSaid(text)) return;
  follow('locale');
  if (!isPart) follow('words');
}

function notice(isPart: boolean): void {
  if (!isFollowed('motion') && storyRoots().some(moves)) follow('motion');
  for (const place of storyPlaces()) {
    if (isFollowed('money') && isFollowed('locale')) return;
    const own = ownText(place, readPlace(place)).trim();
    if (amountsIn(own).length > 0) follow('money');
    if (!isFollowed('locale')) noticeWords(own, isPart);
  }
}

let wanted: TextsWanted | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Looks now at what the story or page follows, and tells it. */
function look(): void {
  clearTimeout(timer);
  timer = undefined;
  if (wanted) notice(wanted.language !== null);
  publishFollowed();
}

/** How often what a story follows is looked for while it changes, in milliseconds. */
const pause = 200;

function draw(): void {
  if (wanted) show(wanted);
  // Its own changes are none to answer.
  observer.takeRecords();
  timer ??= setTimeout(look, pause);
}

const observer = new MutationObserver(draw);
let isAsked = false;
let stories = 0;

/**
 * Shows the amounts of what is drawn as the toolbar wants them, and the words of parts, which get theirs as props, in its language. Tells
 * the toolbar what is followed. Goes on until it is ended: what a story draws later follows too.
 * @returns ends it
 */
export function followTexts(texts: TextsWanted): () => void {
  wanted = texts;
  if (!isAsked) addons.getChannel().on(askFollowed, look);
  isAsked = true;
  stories += 1;
  observer.observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
    attributeFilter: [...sayingAttributes],
  });
  draw();
  return () => {
    stories -= 1;
    if (stories === 0) observer.disconnect();
  };
}
