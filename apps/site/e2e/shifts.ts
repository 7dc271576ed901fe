import type { Page } from '@playwright/test';

/** Something on the page has moved. */
export interface Shift {
  /** As the browser weighs it (Cumulative Layout Shift). */
  readonly value: number;
  /** It follows a press, which may have asked for it. */
  readonly isAsked: boolean;
  /** The beginnings of what has moved, as markup. */
  readonly parts: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Notes every shift of the layout of the documents that are opened from now on; answers those of the last one. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node?: Node }[];
      })[]) {
        const parts = entry.sources.map(
          ({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 120) ?? '?',
        );
        window.shifts.push({ value: entry.value, isAsked: entry.hadRecentInput, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts);
}

/** What they come to. */
export const sumOfShifts = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);
