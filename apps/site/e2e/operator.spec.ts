import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { arrange } from './arrange.ts';
import { codeChannel, depositButton, fillDeposit, pageChannel } from './cashier.ts';
import { listenForComplaints } from './complaints.ts';
import { sandboxOrigin } from './environment.ts';
import { test } from './journey.ts';
import { soundBooks } from './ledger.ts';
import { isInTurn } from './turns.ts';

const widths = [320, 360, 768, 1280, 1600];

async function standsWell(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, `${page.url()}: sideways scroll at ${width} px`).toBe(0);
  }
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect.soft(found, `${page.url()}: axe, ${colorScheme}`).toEqual([]);
  }
}

test('every section of the desk stands well, narrow and wide, light and dark', async ({ page }) => {
  test.slow();
  const complaints = listenForComplaints(page);
  await arrange.withdrawal('rica', 50_00);
  await arrange.deposit('rica', 100_00, codeChannel);
  await page.goto(`${sandboxOrigin}/__desk`);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Sections of the desk' });
  const links = menu.getByRole('link').and(page.locator(':not([lang])'));
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(10);
  // A third of the sections a day in `npm test`.
  for (const address of addresses.filter((_, place) => isInTurn(place, 3))) {
    await page.goto(sandboxOrigin + address);
    await standsWell(page);
  }
  expect(complaints).toEqual([]);
});

test('a withdrawal is reviewed on a phone by keyboard, in the language of the browser', async ({
  browser,
}) => {
  const billNo = await arrange.withdrawal('rica', 50_00);
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.goto(`${sandboxOrigin}/__desk`);
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page
    .getByRole('link', { name: /^Saques/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Saques' })).toBeVisible();
  const rejects = page.getByRole('button', { name: `Recusar ${billNo}` });
  await rejects.press('Enter');
  const question = page.getByRole('dialog', { name: 'Recusar este saque?' });
  await expect(question.getByLabel(`Motivo para recusar ${billNo}`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rejects).toBeFocused();
  await rejects.press('Enter');
  await page.keyboard.type('Chave de outra pessoa');
  await question.getByRole('button', { name: 'Sim, recusar' }).press('Enter');
  await expect(page.getByRole('status')).toBeFocused();
  await expect(page.getByRole('status')).toContainText(billNo);
  await page.goto(`${sandboxOrigin}/__desk/withdrawals?state=rejected`);
  await expect(page.getByRole('row').filter({ hasText: billNo })).toContainText('Chave de outra pessoa');
  await soundBooks();
  await context.close();
});

test("the provider's page stands well while it waits and when it is paid", async ({ player, page }) => {
  const complaints = listenForComplaints(page);
  await player.enterAs('rica', '/recharge');
  await fillDeposit(player, 100_00, pageChannel);
  await depositButton(player, 100_00).click();
  await player.button('cashier', 'deposit.leaving.leave', { host: new URL(sandboxOrigin).host }).click();
  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin}/pay/D`));
  await standsWell(page);
  await page.locator('button[value=confirm]').click();
  await expect(page.getByRole('status')).toBeVisible();
  await standsWell(page);
  expect(complaints).toEqual([]);
});
