import { mareBrand } from '@fortuna/ui/brands/mare/brand.ts';
import { puloBrand } from '@fortuna/ui/brands/pulo/brand.ts';
import { salaoBrand } from '@fortuna/ui/brands/salao/brand.ts';
import { devices, expect, type Page } from '@playwright/test';
import { ownHome, siteOrigin } from './environment.ts';
import { test } from './journey.ts';
import { Player } from './player.ts';

/** Putting the site on the home screen (requirements SHELL-05, ROUTE-60). */

/** The browser makes its offer before any script of the site has come; the player's answer to its question is this. */
async function offers(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((answer) => {
    document.addEventListener('DOMContentLoaded', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(
        Object.assign(offer, {
          prompt: async () => {
            document.documentElement.dataset.asked = 'yes';
            return { outcome: answer };
          },
        }),
      );
    });
  }, outcome);
}

const installButton = (player: Player) => player.button('site-download', 'install');

test('an offer that came before the site’s scripts is kept, and taken', async ({ player, page }) => {
  await offers(page, 'accepted');
  await player.open('/download');
  await installButton(player).click();
  await expect(page.getByRole('status')).toContainText(player.say('site-download', 'installed.title'));
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(installButton(player)).toHaveCount(0);
});

test('an offer that was declined is not made again', async ({ player, page }) => {
  await offers(page, 'dismissed');
  await player.open('/download');
  await installButton(player).click();
  await expect(page.getByText(player.say('site-download', 'menu.title'))).toBeVisible();
  await expect(installButton(player)).toHaveCount(0);
});

test('a guest is led there by the page’s foot, a member has the button in the profile', async ({
  player,
  page,
}) => {
  await offers(page, 'accepted');
  await player.open('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: player.say('site-footer', 'download') })
    .click();
  await expect(page).toHaveURL(/\/download$/);
  await expect(installButton(player)).toBeVisible();
  await player.enterAs('rica', '/profile');
  await installButton(player).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(installButton(player)).toHaveCount(0);
});

test('where the browser offers nothing no button promises anything', async ({ player, page }) => {
  await player.enterAs('rica', '/profile');
  await expect(player.button('account', 'logout')).toBeVisible();
  await expect(installButton(player)).toHaveCount(0);
  await player.open('/download');
  await expect(page.getByText(player.say('site-download', 'menu.title'))).toBeVisible();
  await expect(page.getByRole('img', { name: siteOrigin })).toHaveCount(0);
});

test('an iPhone is told Safari’s steps', async ({ browser }) => {
  const context = await browser.newContext({
    ...devices['iPhone 14'],
    baseURL: siteOrigin,
    serviceWorkers: 'block',
  });
  const player = new Player(await context.newPage(), 'pt');
  await player.open('/download');
  await expect(player.main.getByRole('listitem').first()).toContainText(
    player.say('site-download', 'ios.steps.share'),
  );
  await context.close();
});

test('a desk shows the address to the phone', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
    userAgent: devices['Desktop Chrome'].userAgent,
    baseURL: siteOrigin,
    serviceWorkers: 'block',
  });
  const player = new Player(await context.newPage(), 'pt');
  await player.open('/download');
  const address = `${siteOrigin}/download`;
  await expect(
    player.page.getByRole('img', { name: player.say('site-download', 'phone.code', { address }) }),
  ).toBeVisible();
  await expect(player.main.getByText(address, { exact: true })).toBeVisible();
  await context.close();
});

interface AppManifest {
  readonly name: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly type: string }[];
}

for (const { id, title, themeColor } of [mareBrand, salaoBrand, puloBrand]) {
  test(`${title} is an app of its own on its own host`, async ({ page }) => {
    await page.goto(ownHome(id));
    const session = await page.context().newCDPSession(page);
    const { url, errors, data = '' } = await session.send('Page.getAppManifest');
    expect(url).toBe(new URL(`/brands/${id}/app.webmanifest`, ownHome(id)).href);
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as AppManifest;
    expect(manifest).toMatchObject({ name: title, theme_color: themeColor });
    expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
    const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    const files = [...manifest.icons, { src: touchIcon ?? '', type: 'image/png' }];
    for (const { src, type } of files) {
      const answer = await page.evaluate(async (path) => {
        const { status, headers } = await fetch(path);
        return { status, type: headers.get('content-type') };
      }, src);
      expect(answer, src).toEqual({ status: 200, type });
    }
  });
}

test('a brand that is shown on a demo host has its own manifest there', async ({ player, page }) => {
  await player.open('/?brand=salao');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    /\/brands\/salao\/app\.webmanifest$/,
  );
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /\/brands\/salao\/icon\.svg$/);
});
