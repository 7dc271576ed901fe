import { expect, type Page } from '@playwright/test';
import { ownHome, sandboxOrigin } from './environment.ts';
import { cutOff } from './faults.ts';
import { test } from './journey.ts';
import { sandbox } from './sandbox-control.ts';
import { siteDesk } from './site-desk.ts';

const configurationCall = '/api/dynamicwebs/getdata';
const hostCall = '/api/language/host';

/** Somebody is there. */
async function giveSign(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
}

const outside = (page: Page) => page.locator('[data-part=outside]').getByRole('link');
const operatorsLogo = (page: Page, name: string) => page.getByRole('banner').getByRole('img', { name });

/** Looks at every frame whether the drawn logo can be seen. */
async function watchDrawnLogo(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const logo = document.querySelector('header [data-part=logo]');
      if (logo?.checkVisibility({ visibilityProperty: true })) document.documentElement.dataset.seen = 'yes';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => document.documentElement.dataset.seen === 'yes');
}

for (const site of ['mare', 'salao', 'pulo'] as const) {
  test(`name, logo and links of ${site} are the operator’s, and at once on the next visit`, async ({
    player,
    page,
    context,
  }) => {
    await siteDesk.rename(context, site, 'Casa Enseada');
    await siteDesk.putLogo(context, site);
    await siteDesk.removeLink(context, site, 'Telegram');
    await siteDesk.addLink(context, site, 'Threads', 'https://threads.example/enseada');
    await page.setViewportSize({ width: 1280, height: 900 });
    await player.open(ownHome(site));
    await giveSign(page);
    await expect(operatorsLogo(page, 'Casa Enseada')).toBeVisible();
    await expect(page).toHaveTitle('Casa Enseada');
    await expect(outside(page)).toHaveText([/^Instagram/, /^YouTube/, /^Threads/]);
    await expect(outside(page).last()).toHaveAttribute('href', 'https://threads.example/enseada');
    await expect(page.getByRole('contentinfo').getByRole('list', { name: /Casa Enseada/ })).toBeVisible();

    const hasSeenDrawn = await watchDrawnLogo(page);
    await cutOff(page, configurationCall);
    await player.reload();
    await expect(operatorsLogo(page, 'Casa Enseada')).toBeVisible();
    await expect(page).toHaveTitle('Casa Enseada');
    await expect(outside(page)).toHaveText([/^Instagram/, /^YouTube/, /^Threads/]);
    expect(await hasSeenDrawn()).toBe(false);
  });
}

test('a logo that does not come gives way to the drawn one, with the operator’s name', async ({
  player,
  page,
  context,
}) => {
  await siteDesk.rename(context, 'mare', 'Casa Enseada');
  await siteDesk.putLogo(context, 'mare');
  await page.route('**/api/dynamicwebs/logo/*', (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 900 });
  await player.open('/faq');
  await giveSign(page);
  await expect(page.getByRole('banner').getByText('Casa Enseada')).toBeVisible();
  await expect(page).toHaveTitle(/ · Casa Enseada$/);
});

test('the brand’s own stands where the server says nothing', async ({ player, page }) => {
  await cutOff(page, configurationCall);
  await player.open('/');
  await giveSign(page);
  await expect.poll(async () => (await sandbox.callsOf('GET', configurationCall)).length).toBe(0);
  await expect(outside(page)).toHaveText([/^Instagram/, /^Telegram/]);
  await expect(page).toHaveTitle('Maré');
});

test('the picker has the server’s languages that there are words for, in its order, with their pictures', async ({
  player,
  page,
  context,
}) => {
  await siteDesk.speak(context, 'mare', 'English', ['简体中文']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await player.open('/faq');
  const picker = page.getByRole('banner').getByRole('combobox');
  await expect(picker.getByRole('option')).toHaveText(['Português', 'English', '简体中文']);
  await giveSign(page);
  await expect(picker.getByRole('option')).toHaveText(['English', 'Português']);
  await expect(page.getByRole('banner').locator('[data-part=language-picker] img')).toBeVisible();
  await picker.selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a first visit', () => {
  test('is in the language of the host, at the same address, and asks once', async ({ page, context }) => {
    await siteDesk.speak(context, 'salao', 'English');
    const address = `${ownHome('salao')}?from=ad`;
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.goto(`${ownHome('salao')}faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await sandbox.callsOf('GET', hostCall)).toHaveLength(1);
  });

  test('is so where nothing can be stored', async ({ page, context }) => {
    await siteDesk.speak(context, 'salao', 'English');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(ownHome('salao'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto(`${ownHome('salao')}faq`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('does not wait for a slow answer, and changes nothing under the player’s hands', async ({
    player,
    page,
    context,
  }) => {
    await siteDesk.speak(context, 'salao', 'English');
    const { promise: isOver, resolve: endWait } = Promise.withResolvers<void>();
    await page.route(`**${hostCall}*`, async (route) => {
      await isOver;
      await route.continue();
    });
    await page.goto(ownHome('salao'));
    await player.isAwake();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    endWait();
    await page.waitForFunction(() => localStorage.getItem('fortuna.language') === 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a language that was chosen stays, whatever the host says', async ({ player, page, context }) => {
    await siteDesk.speak(context, 'salao', 'English');
    await player.open(ownHome('salao'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    expect(await sandbox.callsOf('GET', hostCall)).toHaveLength(0);
  });
});

test('the operator’s own app is led to where its origin is allowed, and nowhere else', async ({
  player,
  page,
}) => {
  let address = `${sandboxOrigin}/app.apk`;
  await page.route(`**${configurationCall}*`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.download_url = address;
    await route.fulfill({ response, json });
  });
  const app = page.getByRole('link', { name: player.say('site-download', 'app.action', { brand: 'Maré' }) });
  await player.open('/download');
  await giveSign(page);
  await expect(app).toHaveAttribute('href', address);
  await expect(page.getByText(new URL(sandboxOrigin).host, { exact: false })).toBeVisible();

  address = 'https://app.example/app.apk';
  await page.evaluate(() => localStorage.clear());
  const asked = page.waitForResponse(`**${configurationCall}*`);
  await player.reload();
  await giveSign(page);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(app).toHaveCount(0);
});
