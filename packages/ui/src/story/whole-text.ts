import { expect, waitFor } from 'storybook/test';

/** What letters may stand over by: fractions of pixels, and the slant of a stamped heading. */
const tolerance = 2;

interface Sides {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const isBeside = (letters: Sides, box: Sides) =>
  letters.left < box.left - tolerance || letters.right > box.right + tolerance;

const isBeyond = (letters: Sides, box: Sides) =>
  isBeside(letters, box) || letters.top < box.top - tolerance || letters.bottom > box.bottom + tolerance;

/** For screen readers alone, however long. */
const isForEarsOnly = ({ clipPath, visibility }: CSSStyleDeclaration) =>
  clipPath === 'inset(50%)' || visibility === 'hidden';

/** The part has chosen to shorten it, and shows that by three dots. */
const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
  textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

/** Letters are a little higher than a tight line: a third of them has to be out before it is a fault. */
const isAbove = ({ top, bottom }: Sides, box: Sides) => {
  const slack = (bottom - top) / 3;
  return top < box.top - slack || bottom > box.bottom + slack;
};

/** What is wrong with a line of letters inside of an element and all that this stands in; null: it is seen whole. */
function faultOf(letters: Sides, inside: Element | null): string | null {
  let isLifted = false;
  // A window over the page locks the body's scrolling; what the body hides then is the browser window's, and cuts nothing fixed.
  for (let element = inside; element !== null && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (isForEarsOnly(style) || isShortened(style)) return null;
    if (/auto|scroll/.test(style.overflow)) return null;
    const box = element.getBoundingClientRect();
    if (/hidden|clip/.test(style.overflow) && isBeyond(letters, box)) return 'is cut';
    // A badge may stand over what it belongs to, and what is scaled or inline has no sides to keep to.
    const hasSides = !isLifted && !/^(inline|contents)$/.test(style.display);
    if (hasSides && (isBeside(letters, box) || isAbove(letters, box))) return 'stands out of its box';
    isLifted ||= /absolute|fixed/.test(style.position);
  }
  const page = { left: 0, right: document.documentElement.clientWidth };
  return isBeside(letters, { ...letters, ...page }) ? 'stands out of the page' : null;
}

/** Each text below an element that is cut or stands over a side, and what of it. */
export function brokenTexts(root: Element): readonly string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const faults: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.textContent?.trim() === '') continue;
    range.selectNodeContents(text);
    for (const letters of range.getClientRects()) {
      const fault = letters.width > 0 ? faultOf(letters, text.parentElement) : null;
      if (fault !== null) faults.push(`"${text.textContent}" ${fault}`);
    }
  }
  return [...new Set(faults)];
}

/** `play` of a story with long texts: none is cut or stands over a side, in what the story draws or what that opens over the page. */
export async function showsWholeText(): Promise<void> {
  await document.fonts.ready;
  await waitFor(() => expect(brokenTexts(document.body)).toEqual([]));
}
