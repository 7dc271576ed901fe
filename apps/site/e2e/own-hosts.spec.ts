import { mareBrand } from '@fortuna/ui/brands/mare/brand.ts';
import { puloBrand } from '@fortuna/ui/brands/pulo/brand.ts';
import { salaoBrand } from '@fortuna/ui/brands/salao/brand.ts';
import { expect } from '@playwright/test';
import { depositButton, fillDeposit, pageChannel } from './cashier.ts';
import { ownHome, sandboxOrigin } from './environment.ts';
import { test } from './journey.ts';
import { slot, stageOf } from './sample-games.ts';
import { sumOfShifts, watchShifts } from './shifts.ts';
import { isInTurn } from './turns.ts';

/** In `npm test` one of them a day. */
const brands = [mareBrand, salaoBrand, puloBrand].filter((_, place) => isInTurn(place, 3));
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
  test(`${title} asks for no script before its drawn page is on the screen`, async ({ player, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push('script');
    });
    await page.route(/\/hero-/, async (route) => {
      // Less than the two seconds after which nobody waits for a picture any more.
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      asked.push('hero');
      await route.continue();
    });
    await player.open(ownHome(id));
    await expect.poll(() => asked).toContain('script');
    expect(asked[0]).toBe('hero');
  });
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

for (const { id, title } of brands) {
  test(`a game runs on ${title}'s own host`, async ({ player, page }) => {
    await player.enterAs('rica', new URL(stageOf(slot), ownHome(id)).href);
    // Each brand has words of its own for it.
    await player.main.getByRole('button', { name: /^(Jogar|Iniciar)/ }).click();
    await expect(page.frameLocator('iframe').locator('.spin')).toHaveAttribute('aria-disabled', 'false');
  });
}

test("who pays at the provider's page comes back to the brand's own host", async ({ player, page }) => {
  const home = ownHome('mare');
  await player.enterAs('rica', new URL('/recharge', home).href);
  await fillDeposit(player, 100_00, pageChannel);
  await depositButton(player, 100_00).click();
  await player.button('cashier', 'deposit.leaving.leave', { host: new URL(sandboxOrigin).host }).click();
  await page.locator('button[value=confirm]').click();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`^${home}recharge-payment`));
  await expect(player.step('cashier', 'payment.paid.title')).toBeVisible();
});
