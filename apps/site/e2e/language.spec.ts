import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';
import { words } from './texts.ts';

const portugueseHero = words('pt')('games-home', 'hero.plainTitle');

/** Looks at every frame whether these words can be seen on the page. */
async function watchFor(page: Page, text: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((sought) => {
    const look = () => {
      // biome-ignore lint/performance/useDomNodeTextContent: textContent would find what is hidden.
      if (document.body?.innerText.includes(sought)) document.documentElement.dataset.seen = 'yes';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, text);
  return () => page.evaluate(() => document.documentElement.dataset.seen === 'yes');
}

test('another language is stored, keeps the address, and goes with every request', async ({
  player,
  page,
}) => {
  await player.open('/game?type=slots');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  // What it has asked for in Portuguese has arrived, and is forgotten.
  await page.waitForLoadState('networkidle');
  await sandbox.reset();
  const picker = page.getByRole('combobox', { name: player.say('site', 'frame.language') });
  await picker.locator('visible=true').first().selectOption('en');
  const english = new Player(page, 'en');
  await expect(english.heading(english.say('games', 'types.slots'))).toBeVisible();
  await expect(page).toHaveURL(/\/game\?type=slots$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('status').filter({ hasText: /games/ })).toBeVisible();
  const languages = (await sandbox.calls())
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ query }) => query.lang);
  expect(new Set(languages)).toEqual(new Set(['en']));
  await page.goto('/');
  await expect(english.heading(english.say('games-home', 'hero.plainTitle'))).toBeVisible();
});

test('a player in English never sees the prerendered Portuguese', async ({ page }) => {
  const hasSeen = await watchFor(page, portugueseHero);
  const english = new Player(page, 'en');
  await english.open('/');
  await expect(english.heading(english.say('games-home', 'hero.plainTitle'))).toBeVisible();
  expect(await hasSeen()).toBe(false);
});

test('a player in Portuguese sees it', async ({ player, page }) => {
  const hasSeen = await watchFor(page, portugueseHero);
  await player.open('/');
  await expect.poll(hasSeen).toBe(true);
});
