import type { Page } from '@playwright/test';

/**
 * When two pictures are taken to be the same. On one machine a story is drawn alike to the pixel; what is let through is what an eye does not see
 * (`sensitivity.spec.ts` proves it): `threshold` is a share of the greatest distance of two colours, `maxDiffPixels` of a whole picture.
 */
export const sameness = { threshold: 0.01, maxDiffPixels: 8 } as const;

/** Kept around what is drawn, for shadows and rings of focus, in CSS pixels. */
const margin = 24;

/** A picture of the story that is shown: the page from its corner to where the last of it is drawn. */
export async function pictureOf(page: Page): Promise<Buffer> {
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
