import type { Page } from '@playwright/test';
import { isStill } from '../storybook-page.ts';

/**
 * When two pictures are taken to be the same. On one machine a story is drawn alike to the pixel; what is let through is what an eye does not see
 * (`sensitivity.spec.ts` proves it): `threshold` is a share of the greatest distance of two colours, `maxDiffPixels` of a whole picture.
 */
export const sameness = { threshold: 0.01, maxDiffPixels: 8 } as const;

/** Kept around what is drawn, for shadows and rings of focus, in CSS pixels. */
const margin = 24;

declare global {
  interface Window {
    /** While a picture is taken: lets parts scroll the page again, and says whether the window was another one meanwhile. */
    endPicture?: () => boolean;
  }
}

/**
 * Where a page and a field have been scrolled to hangs on when the last of a story came: what sticks to the edge of the window would stand
 * elsewhere in each picture. All are taken from the beginning, and no part scrolls the page meanwhile.
 */
async function holdAtItsBeginning(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollIntoView } = Element.prototype;
    const { innerHeight: height } = window;
    let wasAnother = false;
    const look = () => {
      wasAnother ||= innerHeight !== height;
    };
    addEventListener('resize', look);
    Element.prototype.scrollIntoView = () => undefined;
    window.endPicture = () => {
      Element.prototype.scrollIntoView = scrollIntoView;
      removeEventListener('resize', look);
      return wasAnother;
    };
    scrollTo({ left: 0, top: 0, behavior: 'instant' });
    for (const field of document.querySelectorAll('input')) field.scrollLeft = 0;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * A picture of the story that is shown. Beside other work Chromium now and then takes a page that is higher than its window in a window one
 * pixel high, and everything that hangs on the window moves: then it is taken again.
 */
export async function pictureOf(page: Page, tries = 5): Promise<Buffer> {
  await holdAtItsBeginning(page);
  const picture = await takePicture(page);
  const isAmiss = await page.evaluate(() => window.endPicture?.() ?? true);
  if (!isAmiss || tries === 1) return picture;
  await isStill(page);
  return pictureOf(page, tries - 1);
}

/** The page from its corner to where the last of it is drawn. */
async function takePicture(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    // A screen fills its page, and so does what lies over one.
    if (document.body.matches('.sb-main-fullscreen')) return { width: scrollWidth, height: scrollHeight };
    const boxes = [...document.querySelectorAll('body > :not(script, style) *')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const right = Math.max(0, ...boxes.map((box) => box.right)) + scrollX;
    const bottom = Math.max(0, ...boxes.map((box) => box.bottom)) + scrollY;
    return { width: Math.min(right, scrollWidth), height: Math.min(bottom, scrollHeight) };
  });
  const clip = {
    x: 0,
    y: 0,
    width: Math.max(1, Math.ceil(drawn.width) + margin),
    height: Math.max(1, Math.ceil(drawn.height) + margin),
  };
  return page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' });
}
