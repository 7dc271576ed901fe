import { expect, type Locator, type Page } from '@playwright/test';
import { cutOff } from './faults.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';

/** A self-check that a player reads to support (requirement ROUTE-59): whatever is taken away, that line says so, and no other. */

const lines = (page: Page): Locator => page.locator('[data-check]');

/** Everything has been tried; answers what is wrong. */
async function wrongLines({ page, main }: Player): Promise<readonly (string | undefined)[]> {
  await expect(lines(page)).toHaveCount(7);
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  return lines(page)
    .and(page.locator('[data-tone=wrong]'))
    .evaluateAll((all) => all.map((line) => (line as HTMLElement).dataset.check));
}

for (const path of ['/test', '/test12']) {
  test(`${path} finds nothing wrong, and shows nothing of the member`, async ({ player, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await player.enterAs('rica', path);
    expect(await wrongLines(player)).toEqual([]);
    await expect(lines(page).filter({ hasText: /\d ms/ })).toHaveCount(1);
    await player.main.getByRole('button', { name: player.say('controls', 'copy'), exact: true }).click();
    await expect(page.getByText(player.say('controls', 'copied')).first()).toBeAttached();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain(player.say('site-self-check', 'names.server'));
    const shown = `${report} ${await player.main.textContent()}`;
    for (const secret of ['rica', '25.000', await player.token()]) expect(shown).not.toContain(secret);
  });
}

test('without an answer of the server its line is wrong, until it answers again', async ({
  player,
  page,
}) => {
  await cutOff(page, '/api/language/getList');
  await player.open('/test12');
  expect(await wrongLines(player)).toEqual(['server']);
  await page.unrouteAll();
  await player.button('site-self-check', 'again').click();
  await expect(lines(page).and(page.locator('[data-tone=wrong]'))).toHaveCount(0);
});

test('without a connection nothing else is blamed', async ({ player, context }) => {
  await player.open('/test12');
  expect(await wrongLines(player)).toEqual([]);
  await context.setOffline(true);
  await player.button('site-self-check', 'again').click();
  await expect(player.main).toContainText(player.say('site-self-check', 'advice.offline'));
  expect(await wrongLines(player)).toEqual(['server']);
  await context.setOffline(false);
});

test('a clock that is off is held against the server’s', async ({ player, page }) => {
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  await player.open('/test12');
  expect(await wrongLines(player)).toEqual(['clock']);
});

for (const [storage, line] of [
  ['sessionStorage', 'session'],
  ['localStorage', 'device'],
] as const) {
  test(`a ${storage} that keeps nothing is told of`, async ({ player, page }) => {
    await page.addInitScript((name) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'fortuna.probe' && this === window[name])
          throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    }, storage);
    await player.open('/test12');
    expect(await wrongLines(player)).toEqual([line]);
  });
}

test('a browser without workers is told of', async ({ player, page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }),
  );
  await player.open('/test12');
  expect(await wrongLines(player)).toEqual(['worker']);
});

test('a newer version is told of', async ({ player, page }) => {
  await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'newer' } }));
  await player.open('/test12');
  expect(await wrongLines(player)).toEqual(['version']);
  await expect(player.main).toContainText('newer');
});

test('words that did not arrive are told of, in those that did', async ({ player, page }) => {
  await cutOff(page, '/words/\\w+/en/common\\.json');
  await page.addInitScript(() => {
    localStorage.setItem('fortuna.language', 'en');
    // The player's own choice stays out of it.
    sessionStorage.setItem('e2e', '1');
  });
  await player.open('/test12');
  expect(await wrongLines(player)).toEqual(['language']);
  await expect(player.main).toContainText(player.say('site-self-check', 'advice.languageMissing'));
});

for (const [path, area] of [
  ['/information-center/support', 'information-support'],
  ['/faq', 'site-pages'],
] as const) {
  test(`${path} leads to it`, async ({ player, page }) => {
    await player.open(path);
    await player.link(area, 'checkDevice').click();
    await expect(page).toHaveURL(/\/test12$/);
    expect(await wrongLines(player)).toEqual([]);
  });
}
