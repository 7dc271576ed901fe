import { mareBrand } from '@fortuna/ui/brands/mare/brand.ts';
import { puloBrand } from '@fortuna/ui/brands/pulo/brand.ts';
import puloCopy from '@fortuna/ui/brands/pulo/copy/pt.json' with { type: 'json' };
import { salaoBrand } from '@fortuna/ui/brands/salao/brand.ts';
import salaoCopy from '@fortuna/ui/brands/salao/copy/pt.json' with { type: 'json' };
import salaoGames from '@fortuna/ui/brands/salao/featured-games.json' with { type: 'json' };
import { expect, type Page, type Route } from '@playwright/test';
import { brandScripts } from './built-site.ts';
import { ownHome } from './environment.ts';
import { test } from './journey.ts';
import { switchesOff } from './switched-off.ts';
import { words } from './texts.ts';

const say = words('pt');

/** Expects signs on the page, all in the set's hand, and the drawing of each of them. */
async function hasSigns(page: Page, set: string): Promise<void> {
  const signs = await page
    .locator('#root use')
    .evaluateAll((uses) =>
      uses
        .map((use) => use.getAttribute('href') ?? '')
        .map((href) => ({ href, is: !!document.querySelector(href) })),
    );
  expect(signs.length).toBeGreaterThan(2);
  expect(signs.filter(({ href, is }) => !is || !href.startsWith(`#${set}-`))).toEqual([]);
}

for (const { id, layout } of [mareBrand, salaoBrand, puloBrand]) {
  test(`the signs of ${id} are in its own hand, on its page and on another that a host has sent`, async ({
    page,
  }) => {
    await page.goto(`/?brand=${id}`);
    await hasSigns(page, layout.icons);
    // Without the wish in the address the default brand's page comes.
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hasSigns(page, layout.icons);
  });
}

test('signs that the home does not show are there for the page that it leads to', async ({
  page,
  player,
}) => {
  await player.open('/');
  await expect(page.locator('#more-icons')).toHaveCount(1);
  await page.getByRole('link', { name: say('site', 'nav.profile') }).click();
  await expect(player.heading(say('account', 'title'))).toBeVisible();
  await expect(page.locator('#more-icons')).toHaveCount(0);
  await hasSigns(page, mareBrand.layout.icons);
});

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
  await expect(page).toHaveTitle('Perguntas frequentes · Pulo');
  await expect(page.getByRole('banner')).toContainText('PULO!');
});

for (const [place, home] of [
  ['its own host', ownHome('salao')],
  ['a host where it is only shown', '/?brand=salao'],
] as const)
  test(`games are called by the brand's own words on ${place}`, async ({ page }) => {
    await page.goto(home);
    for (const { name } of salaoGames.slice(0, 9)) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    }
    // The second page of the site asks as the first one did.
    await page.goto(new URL('/game?search=tucano', page.url()).href);
    await expect(page.getByRole('main').getByRole('link', { name: /^Tucano de Porcelana/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Tucano-Toco/ })).toHaveCount(0);
  });

test('a brand that nobody knows is the default brand', async ({ page }) => {
  await page.goto('/?brand=__proto__');
  await expect(page).toHaveTitle('Maré');
  await expect(page.getByRole('banner')).toContainText('maré');
});

test('a brand whose data do not come gives way to the default brand', async ({ page }) => {
  await page.goto('/?brand=salao');
  await page.route(brandScripts, (route) => route.abort());
  // Not sent for it, so that its data have to be fetched.
  await page.goto('/faq');
  await expect(page).toHaveTitle(/Maré$/);
  await expect(page.getByRole('banner')).toContainText('maré');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('a brand whose data are broken gives way to the default brand', async ({ page }) => {
  await page.goto('/?brand=salao');
  await page.route(brandScripts, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const a = { id: "salao", layout: { header: "sideways" } };',
    }),
  );
  await page.goto('/faq');
  await expect(page).toHaveTitle(/Maré$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** A brand's page is not sent for this address, so that its styles have to be fetched. */
async function interceptStyles(page: Page, brand: string, answer: (route: Route) => unknown): Promise<void> {
  await page.goto(`/?brand=${brand}`);
  const content = await page.locator('meta[name="fortuna:brands"]').getAttribute('content');
  const { styles } = JSON.parse(content ?? '{}') as { styles: Record<string, string[]> };
  await page.route(
    (url) => styles[brand]?.includes(url.pathname) ?? false,
    async (route) => answer(route),
  );
}

test('a brand whose styles do not come gives way to the default brand', async ({ page }) => {
  await interceptStyles(page, 'salao', (route) => route.abort());
  await page.goto('/faq');
  await expect(page).toHaveTitle('Maré');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('a brand whose styles hang gives way to the default brand', async ({ page }) => {
  await interceptStyles(page, 'salao', () => new Promise(() => undefined));
  await page.goto('/faq', { waitUntil: 'commit' });
  // Two seconds of it are the wait for the styles; the rest is this machine's.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 6_000 });
  await expect(page).toHaveTitle(/Maré$/);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the default brand takes the place of another whose page a host has sent', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch({ url: new URL('/?brand=salao', route.request().url()).href });
      await route.fulfill({ response });
    },
  );
  await page.goto('/?brand=mare');
  await expect(page).toHaveTitle('Maré');
  await expect(page.getByRole('banner')).toContainText('maré');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('meta[name="color-scheme"]')).toHaveAttribute('content', 'dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', mareBrand.themeColor);
  await hasSigns(page, mareBrand.layout.icons);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/brands/mare/icon.svg');
});

/** What each brand says in the product's place, where it does. */
const ownFoot: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  salao: salaoCopy,
  pulo: puloCopy,
};

for (const brand of [mareBrand, salaoBrand, puloBrand]) {
  const sayFoot = (
    key: 'groups.help' | 'groups.rules' | 'groups.payment' | 'payment' | 'elsewhere' | 'support',
  ) =>
    ownFoot[brand.id]?.[`site-footer:${key}`]?.replace('{{brand}}', brand.title) ??
    say('site-footer', key, { brand: brand.title });

  test(`the foot of ${brand.title} has its own words under its heads, in four columns in wide windows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.goto(`/?brand=${brand.id}`);
    const foot = page.getByRole('contentinfo');
    await expect(() => foot.scrollIntoViewIfNeeded()).toPass();
    const heads = foot.getByRole('heading', { level: 2 });
    await expect(heads).toHaveText([
      sayFoot('groups.help'),
      sayFoot('groups.rules'),
      sayFoot('groups.payment'),
      sayFoot('elsewhere'),
    ]);
    await expect(foot).toContainText(sayFoot('payment'));
    await expect(foot.getByRole('list', { name: sayFoot('elsewhere') })).toBeVisible();
    // Side by side, from the sign for adults to the way money goes.
    const adults = await foot.getByRole('img', { name: say('site-footer', 'adultsLabel') }).boundingBox();
    const boxes = await heads.evaluateAll((all) => all.map((head) => head.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.slice(0, 3).map(({ top }) => Math.round(top))).size).toBe(1);
    const lefts = [adults?.x ?? 0, ...boxes.slice(0, 3).map(({ left }) => left)];
    for (const [place, left] of lefts.slice(1).entries())
      expect(left - (lefts[place] ?? 0)).toBeGreaterThan(100);
  });

  test(`the foot of ${brand.title} says that it is a demonstration, and leads outside by safe links`, async ({
    page,
  }) => {
    await page.goto(`/?brand=${brand.id}`);
    const foot = page.getByRole('contentinfo');
    // It comes alive as it is scrolled to.
    await expect(() => foot.scrollIntoViewIfNeeded()).toPass();
    await expect(foot).toContainText('18+');
    await expect(foot).toContainText(say('site-footer', 'companyUnknown', { brand: brand.title }));
    const outside = foot.getByRole('link', { name: say('site-footer', 'newTab') });
    await expect(outside).toHaveCount(2);
    for (const link of await outside.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(foot.getByRole('link', { name: sayFoot('support') })).toHaveAttribute(
      'href',
      '/information-center/support',
    );
  });
}

test('the foot of a page comes alive when it is reached', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  const picker = foot.getByRole('combobox');
  await expect(async () => {
    // A sign of life that the scripts hear of, however late they are.
    await picker.press('Shift');
    await picker.selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 1_000 });
  }).toPass();
  await expect(foot).toContainText(words('en')('site-footer', 'warning'));
});

test('a page that the brand has switched off is not found, and nothing leads to it', async ({ page }) => {
  await switchesOff(page, ['faq'], 'https://help.salao.example/');
  await page.goto('/terms?brand=salao');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: say('site-footer', 'terms') })).toBeVisible();
  await expect(foot.getByRole('link', { name: say('site-footer', 'faq') })).toHaveCount(0);
  await page.goto('/faq');
  await expect(page).toHaveTitle('Salão');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(salaoCopy['site-not-found:title']);
});
