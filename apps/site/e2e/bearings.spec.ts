import { expect, type Page } from '@playwright/test';
import { addressOf } from './addresses.ts';
import { builtRoutes } from './built-site.ts';
import { follow } from './follow.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { isInTurn } from './turns.ts';

async function isWhole({ page, main }: Player): Promise<void> {
  await expect(main).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** More stops than any page has. */
const mostStops = 250;

/** Goes through the page's main part with the Tab key; answers the controls of which nothing can be seen when they have the focus. */
async function coveredStops({ page, main }: Player): Promise<readonly string[]> {
  const covered: string[] = [];
  await main.evaluate((part) => part.focus());
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await main.evaluate((part) => {
      const control = document.activeElement;
      if (control === null || !part.contains(control)) return null;
      // A radio button is out of sight, its card stands for it.
      const shown = control.matches('input') ? (control.closest('label') ?? control) : control;
      const isSeen = [...shown.getClientRects()].some(({ left, right, top, bottom }) => {
        const xs = [left + 2, (left + right) / 2, right - 2];
        const ys = [top + 2, (top + bottom) / 2, bottom - 2];
        return xs.some((x) =>
          ys.some((y) => {
            const hit = document.elementFromPoint(x, y);
            return hit !== null && shown.contains(hit);
          }),
        );
      });
      return { isSeen, name: control.outerHTML.slice(0, 120) };
    });
    if (seen === null) return covered;
    if (!seen.isSeen) covered.push(seen.name);
  }
  throw new Error('the page has no end');
}

/** What is chosen, pressed or current and looks like what is not, where the system sets the colours. */
function lostMarks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const marks =
      '[aria-current], [aria-pressed=true], [aria-selected=true], label:has(> [type=radio]:checked)';
    const look = (place: Element) => {
      const { borderTopColor, borderTopWidth, outlineStyle, backgroundColor } = getComputedStyle(place);
      return [borderTopColor, borderTopWidth, outlineStyle, backgroundColor].join();
    };
    return [...document.querySelectorAll(marks)].flatMap((mark) => {
      const group = mark.closest('ul, ol, fieldset, [role=tablist], [role=group]') ?? mark.parentElement;
      const others = [...(group?.querySelectorAll(mark.tagName) ?? [])].filter(
        (other) => !other.matches(marks),
      );
      return others.some((other) => look(other) === look(mark)) ? [mark.outerHTML.slice(0, 120)] : [];
    });
  });
}

/** Zoomed to 400 %, on a phone on its side, and upright. */
const windows = [
  { width: 320, height: 200 },
  { width: 780, height: 360 },
  { width: 360, height: 780 },
];

async function coversNothing(player: Player): Promise<void> {
  for (const size of windows) {
    await test.step(`nothing covers what has the focus at ${size.width} x ${size.height}`, async () => {
      await player.page.setViewportSize(size);
      expect.soft(await coveredStops(player)).toEqual([]);
    });
  }
}

// Links to the login open it over the page.
for (const { path } of builtRoutes().filter(
  (route, place) => route.path !== '/login' && isInTurn(place, 7),
)) {
  test(`${path} keeps its bearings`, async ({ player, page }) => {
    await player.enterAs('rica', path === '/faq' ? '/terms' : '/faq');
    await page.evaluate(() => window.scrollTo(0, 300));
    await test.step('a link there leads to its head, and the window is called after it', async () => {
      await follow(page, addressOf(path));
      await expect(page).toHaveURL(new RegExp(`${path}($|\\?)`));
      const head = page.getByRole('heading', { level: 1 });
      // What the page is about may have to come first.
      await isWhole(player);
      // Who opens the search wants to type.
      await expect(path === '/searchGames' ? player.main.getByRole('searchbox') : head).toBeFocused();
      // The head of an offer has its name once it has come: both are asked together.
      await expect(async () => {
        const title = path === '/' ? 'Maré' : `${await head.textContent()} · Maré`;
        expect(await page.title()).toBe(title);
      }).toPass({ timeout: 8_000 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
    await coversNothing(player);
    await test.step('what is chosen can be told in the colours of the system', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      // What is far away takes the colours when it is drawn next.
      await expect.poll(() => lostMarks(page)).toEqual([]);
    });
  });
}

test('nothing covers what has the focus on the page of the login, or in a form that is opened', async ({
  player,
}) => {
  await player.open('/login');
  await expect(player.captchaPicture).toBeVisible();
  await coversNothing(player);
  await player.enterAs('rica', '/withdrawal-card');
  await player.button('cashier', 'bankAccounts.add').click();
  await coversNothing(player);
});

test('in the colours of the system the cells alone show how much of a PIN is typed', async ({
  player,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await player.enterAs('sempin', '/withdrawalPassword');
  const pin = player.field('cashier', 'withdrawalPassword.pin');
  await pin.fill('246810');
  await expect(pin).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});
