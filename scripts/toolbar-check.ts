import type { Page } from 'playwright';
import type { Tool } from '../.storybook/toolbar-tools.ts';
import { isStill } from './storybook-page.ts';

/** What the toolbar says when nobody has touched it, and what each tool is switched to here. */
const untouched = {
  locale: 'pt',
  words: 'product',
  money: 'typical',
  session: 'story',
  motion: 'full',
} as const satisfies Record<Tool, string>;
const switched = { locale: 'long', money: 'zero' } as const;

/** A story as it is drawn, and what it says to follow. */
interface Seen {
  /** Every text of it, and what is read out of it. */
  readonly texts: readonly string[];
  readonly followed: readonly string[];
  readonly animations: number;
}

/**
 * Shows the story that is open with other globals, without its steps.
 * @returns whether it could be drawn
 */
async function withGlobals(page: Page, globals: Readonly<Record<string, string>>): Promise<boolean> {
  const isDrawn = await page.evaluate(
    (values) =>
      new Promise<boolean>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const leave = (end: boolean) => {
          clearTimeout(timer);
          channel.off('storyFinished', finished);
          channel.off('storyThrewException', thrown);
          resolve(end);
        };
        const finished = (payload: unknown) => leave((payload as { status: string }).status === 'success');
        const thrown = () => leave(false);
        const timer = setTimeout(thrown, 20_000);
        // Told before it has finished, Storybook draws once more later.
        channel.on('storyFinished', finished);
        channel.on('storyThrewException', thrown);
        channel.emit('updateGlobals', { globals: values });
      }),
    globals,
  );
  // Its texts are put right after it is drawn, and a part of it may be a chunk on its way.
  await isStill(page);
  return isDrawn;
}

function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('fortuna/ask-followed', undefined);
    const skipped = 'script, style, symbol, template, [data-icons], .toolbar-note, .brand-scope-name';
    const roots = [...document.body.children].filter(
      ({ id, className }) => id !== 'storybook-docs' && !String(className).startsWith('sb-'),
    );
    const texts = roots.flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest(skipped)) found.push(node.nodeValue?.trim() ?? '');
      }
      const fields = [...root.querySelectorAll('input')].map(({ value }) => value);
      const read = [...root.querySelectorAll('[aria-label], [aria-valuetext], [placeholder], [alt]')].flatMap(
        (element) =>
          ['aria-label', 'aria-valuetext', 'placeholder', 'alt'].map(
            (name) => element.getAttribute(name) ?? '',
          ),
      );
      return [...found, ...fields, ...read].filter((text) => text !== '');
    });
    return {
      texts,
      followed: (document.documentElement.dataset.followed ?? '').split(' ').filter((tool) => tool !== ''),
      animations: document.getAnimations().length,
    };
  });
}

const amount = /[+\u2212-]?R\$\s*\d[\d.,]*/g;

/** Without amounts, and with all figures alike: time goes on while it is looked at. */
const wordsOf = ({ texts }: Seen) => texts.join('\n').replace(amount, '').replace(/\d/g, '0');
const isSame = (one: Seen, other: Seen) => one.texts.join('\n') === other.texts.join('\n');

/** The globals that a story sets itself: there the toolbar has no say. */
function ownGlobals(page: Page, storyId: string): Promise<readonly string[]> {
  return page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id });
    return Object.keys(story?.storyGlobals ?? {});
  }, storyId);
}

/**
 * Whether the open story follows the toolbar where it says so, and shows nothing that would have to: an amount that stays, a tool that does
 * nothing and is not greyed, or one that does something and is. A story that never asks for the session cannot follow it.
 * @returns what is wrong, in sentences
 */
export async function toolbarProblems(page: Page, storyId: string): Promise<readonly string[]> {
  const own = await ownGlobals(page, storyId);
  const problems: string[] = [];
  const plain = await see(page);
  const seenWith = async (globals: Partial<Record<Tool, string>>) => {
    const free = Object.entries(globals).filter(([tool]) => !own.includes(tool));
    const isDrawn = await withGlobals(page, { ...untouched, ...Object.fromEntries(free) });
    if (!isDrawn) problems.push(`${free.flat().join(' ')} cannot be drawn`);
    return see(page);
  };
  const follows = (tool: Tool) => plain.followed.includes(tool);
  // Steps may have closed all that there was.
  const isGone = plain.texts.length === 0;
  const isOpen = (tool: Tool) => follows(tool) && !own.includes(tool) && !isGone;

  const other = await seenWith(switched);
  const amounts = other.texts.flatMap((text) => text.match(amount) ?? []);
  const staying = own.includes('money') ? [] : amounts.filter((text) => /[1-9]/.test(text));
  if (staying.length > 0) problems.push(`amounts stay: ${staying.slice(0, 5).join(', ')}`);
  if (!follows('money') && amounts.length > 0) problems.push('money is greyed, and there are amounts');
  const isReworded = wordsOf(other) !== wordsOf(plain);
  if (isOpen('locale') && !isReworded) problems.push('language does nothing');
  if (!follows('locale') && isReworded) problems.push('language is greyed, and does something');
  if (isOpen('money') && amounts.length === 0) {
    const seen = [await seenWith({ money: 'huge' }), await seenWith({ money: 'hidden' })];
    if (seen.every((each) => isSame(each, plain))) problems.push('money does nothing');
  }
  if (isOpen('session')) {
    const [guest, member] = [await seenWith({ session: 'guest' }), await seenWith({ session: 'member' })];
    if (isSame(guest, member)) problems.push('session does nothing');
  }
  if (!follows('motion') && plain.animations > 0) problems.push('motion is greyed, and something moves');
  await withGlobals(page, untouched);
  return problems;
}
