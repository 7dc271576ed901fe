import { mareBrand } from '@fortuna/ui/brands/mare/brand.ts';
import { puloBrand } from '@fortuna/ui/brands/pulo/brand.ts';
import { salaoBrand } from '@fortuna/ui/brands/salao/brand.ts';
import { expect } from '@playwright/test';
import { ownHome } from './environment.ts';
import { test } from './journey.ts';
import { sumOfShifts, watchShifts } from './shifts.ts';

const brands = [mareBrand, salaoBrand, puloBrand];
const windows = [
  { name: 'a phone', viewport: { width: 360, height: 780 } },
  { name: 'a desktop', viewport: { width: 1280, height: 900 } },
];

for (const { id, title } of brands) {
  for (const who of ['guest', 'member'] as const) {
    for (const { name, viewport } of windows) {
      test(`${title} on its own host stands still while it starts: ${who}, ${name}`, async ({
        player,
        page,
      }) => {
        await page.setViewportSize(viewport);
        const shifts = await watchShifts(page);
        const home = ownHome(id);
        await (who === 'member' ? player.enterAs('rica', home) : player.open(home));
        await expect(page.locator('html')).toHaveAttribute('data-brand', id);
        await expect(player.main.getByRole('listitem').getByRole('link').first()).toBeVisible();
        if (who === 'member') await player.hasBalance(25_000_00);
        await page.waitForLoadState('networkidle');
        const unasked = (await shifts()).filter(({ isAsked }) => !isAsked);
        expect(sumOfShifts(unasked), JSON.stringify(unasked, null, 2)).toBeLessThanOrEqual(0.02);
      });
    }
  }
}

for (const { id, title } of brands) {
  test(`${title}'s drawn page has the cover that leads it: it is the first game's when the games have come`, async ({
    player,
    page,
  }) => {
    const home = ownHome(id);
    const drawn = page.waitForResponse((response) => response.request().isNavigationRequest());
    await player.open(home);
    const leads = player.main.locator('li img').first();
    await expect(leads).toHaveAttribute('src', /\/art\//);
    expect(await (await drawn).text()).toContain(`src="${await leads.getAttribute('src')}"`);
  });
}
