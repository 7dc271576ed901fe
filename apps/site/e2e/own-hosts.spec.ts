import { mareBrand } from '@fortuna/ui/brands/mare/brand.ts';
import { puloBrand } from '@fortuna/ui/brands/pulo/brand.ts';
import { salaoBrand } from '@fortuna/ui/brands/salao/brand.ts';
import { expect, type Page } from '@playwright/test';
import { ownHome } from './environment.ts';
import { test } from './journey.ts';

const brands = [mareBrand, salaoBrand, puloBrand];
const windows = [
  { name: 'a phone', viewport: { width: 360, height: 780 } },
  { name: 'a desktop', viewport: { width: 1280, height: 900 } },
];

declare global {
  interface Window {
    shifts: { readonly value: number; readonly parts: readonly string[] }[];
  }
}

/** Notes every shift of the layout that nobody has asked for by a press, and what has moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const parts = entry.sources.map(
          ({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 120) ?? '?',
        );
        window.shifts.push({ value: entry.value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

for (const { id, title } of brands) {
  for (const who of ['guest', 'member'] as const) {
    for (const { name, viewport } of windows) {
      test(`${title} on its own host stands still while it starts: ${who}, ${name}`, async ({
        player,
        page,
      }) => {
        await page.setViewportSize(viewport);
        await watchShifts(page);
        const home = ownHome(id);
        await (who === 'member' ? player.enterAs('rica', home) : player.open(home));
        await expect(page.locator('html')).toHaveAttribute('data-brand', id);
        await expect(player.main.getByRole('listitem').getByRole('link').first()).toBeVisible();
        if (who === 'member') await player.hasBalance(25_000_00);
        await page.waitForLoadState('networkidle');
        const shifts = await page.evaluate(() => window.shifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(0.02);
      });
    }
  }
}
