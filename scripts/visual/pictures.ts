import type { Page } from '@playwright/test';
import { isDrawn } from '../storybook-page.ts';

/**
 * When two pictures are taken to be the same. On one machine a story is drawn alike to the pixel; what is let through is what an eye does not see
 * (`sensitivity.spec.ts` proves it): `threshold` is a share of the greatest distance of two colours, `maxDiffPixels` of a whole picture.
 */
export const sameness = { threshold: 0.01, maxDiffPixels: 8 } as const;

/** Kept around what is drawn, for shadows and rings of focus, in CSS pixels. */
const margin = 24;

declare global {
  interface Window {
    /** Lets parts scroll the page again. */
    letScroll?: () => void;
  }
}

/**
 * Where a page and a field have been scrolled to hangs on when the last of a story came: what sticks to the edge of the window would stand
 * elsewhere in each picture. All are taken from the beginning, and no part scrolls the page meanwhile.
 */
async function holdAtItsBeginning(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = () => undefined;
    window.letScroll = () => {
      Element.prototype.scrollIntoView = scrollIntoView;
    };
    for (const field of document.querySelectorAll('input')) field.scrollLeft = 0;
    scrollTo({ left: 0, top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** From the page's corner to where the last of it is drawn, in CSS pixels. */
function drawnOf(page: Page): Promise<{ readonly width: number; readonly height: number }> {
  return page.evaluate((around) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    // A screen fills its page, and so does what lies over one.
    if (document.body.matches('.sb-main-fullscreen')) return { width: scrollWidth, height: scrollHeight };
    const boxes = [...document.querySelectorAll('body > :not(script, style) *')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const right = Math.max(0, ...boxes.map((box) => box.right)) + scrollX;
    const bottom = Math.max(0, ...boxes.map((box) => box.bottom)) + scrollY;
    return {
      width: Math.min(Math.ceil(right) + around, scrollWidth),
      height: Math.min(Math.ceil(bottom) + around, scrollHeight),
    };
  }, margin);
}

/**
 * Pictures of the story that is shown, window by window from its beginning to where the last of it is drawn. Not the whole page in one: for
 * that Chromium takes the page in a window of one pixel now and then, and all that hangs on the window moves.
 * @param most as many windows at most
 */
export async function picturesOf(page: Page, most: number): Promise<readonly Buffer[]> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no window of its own');
  await holdAtItsBeginning(page);
  const drawn = await drawnOf(page);
  const pictures: Buffer[] = [];
  for (let top = 0; top < drawn.height && pictures.length < most; top += size.height) {
    const above = top === 0 ? 0 : await scrolledTo(page, top);
    const height = Math.min(size.height, drawn.height - top);
    const clip = { x: 0, y: top - above, width: Math.min(size.width, drawn.width), height };
    pictures.push(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }));
  }
  await page.evaluate(() => window.letScroll?.());
  return pictures;
}

/** Scrolls as far as the page goes, and waits for what comes only where it is seen. Says how far that was, in CSS pixels. */
async function scrolledTo(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await isDrawn(page);
  return page.evaluate(() => scrollY);
}
