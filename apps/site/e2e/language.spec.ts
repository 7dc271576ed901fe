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
  const picker = page.getByRole('combobox', { name: player.say('site', 'frame.language') });
  await picker.locator('visible=true').first().selectOption('en');
  const english = new Player(page, 'en');
  await expect(english.heading(english.say('games', 'types.slots'))).toBeVisible();
  await expect(page).toHaveURL(/\/game\?type=slots$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('status').filter({ hasText: /games/ })).toBeVisible();
  // What was asked for in Portuguese before is forgotten.
  await page.waitForLoadState('networkidle');
  await sandbox.reset();
  await english.reload();
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

test('a guest on a phone finds the language in the bar; what is typed is not lost unasked', async ({
  player,
  page,
}) => {
  await player.open('/login?mode=register');
  const picker = page
    .getByRole('banner')
    .getByRole('combobox', { name: player.say('site', 'frame.language') });
  await expect(picker).toBeInViewport();
  const name = player.field('auth', 'fields.name');
  await name.fill('marina');
  await picker.selectOption('en');
  const question = page.getByRole('alertdialog', { name: player.say('controls', 'languageChange.title') });
  await question.getByRole('button', { name: player.say('controls', 'languageChange.cancel') }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue('marina');
  await expect(picker).toHaveValue('pt');
  await picker.selectOption('en');
  await question
    .getByRole('button', { name: player.say('controls', 'languageChange.confirm', { language: 'English' }) })
    .click();
  const english = new Player(page, 'en');
  await expect(english.heading(english.say('auth', 'page.registerTitle'))).toBeVisible();
  await expect(page).toHaveURL(/\/login\?mode=register$/);
});
