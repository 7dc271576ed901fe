import { expect, test } from '@playwright/test';

const brandScripts = /\/assets\/brand-[\w-]+\.js$/;

test('a brand comes with its own page, styles and name', async ({ page }) => {
  await page.goto('/?brand=salao');
  await expect(page).toHaveTitle('Salão');
  await expect(page.getByRole('banner')).toContainText('Salão Nobre');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu lugar à mesa está reservado');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('the brand that is shown lasts from page to page', async ({ page }) => {
  await page.goto('/?brand=pulo');
  await page.goto('/faq');
  await expect(page).toHaveTitle('Pulo');
  await expect(page.getByRole('banner')).toContainText('PULO!');
});

test('a brand that nobody knows is the default brand', async ({ page }) => {
  await page.goto('/?brand=__proto__');
  await expect(page).toHaveTitle('Maré');
  await expect(page.getByRole('banner')).toContainText('maré');
});

test('a brand whose data do not come gives way to the default brand', async ({ page }) => {
  await page.route(brandScripts, (route) => route.abort());
  await page.goto('/?brand=salao');
  await expect(page).toHaveTitle('Maré');
  await expect(page.getByRole('banner')).toContainText('maré');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('a brand whose data are broken gives way to the default brand', async ({ page }) => {
  await page.route(brandScripts, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const a = { id: "salao", layout: { header: "sideways" } };',
    }),
  );
  await page.goto('/?brand=salao');
  await expect(page).toHaveTitle('Maré');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a brand whose styles do not come gives way to the default brand', async ({ page }) => {
  await page.goto('/?brand=salao');
  const sheets = await page
    .locator('meta[name="fortuna:brands"]')
    .getAttribute('content')
    .then((content) => (JSON.parse(content ?? '{}') as { styles: Record<string, string[]> }).styles.salao);
  await page.route(
    (url) => sheets?.includes(url.pathname) ?? false,
    (route) => route.abort(),
  );
  await page.goto('/faq');
  await expect(page).toHaveTitle('Maré');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});
