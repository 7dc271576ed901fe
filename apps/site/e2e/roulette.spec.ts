import { catalogue } from '@fortuna/sandbox/catalogue/catalogue.ts';
import { playWords } from '@fortuna/sandbox/pages/play/play-words.ts';
import { liveTables } from '@fortuna/sandbox/roulette/live-tables.ts';
import { rouletteTexts } from '@fortuna/sandbox/roulette/roulette-texts.ts';
import type { SoloRound } from '@fortuna/sandbox/roulette/solo-rounds.ts';
import { soloTexts } from '@fortuna/sandbox/roulette/solo-texts.ts';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { houseMoved } from './ledger.ts';
import type { Player } from './player.ts';
import { rouletteGame, stageOf } from './sample-games.ts';

const spinPath = '/play/api/solo-roulette/spin';
const start = 25_000_00;

async function sitDown(player: Player): Promise<FrameLocator> {
  await player.button('games-play', 'transfer.launch').click();
  const frame = player.page.frameLocator('iframe');
  await expect(frame.locator('#balance')).toHaveText(/\d/);
  return frame;
}

async function chips(frame: FrameLocator, ...spots: readonly string[]): Promise<void> {
  for (const spot of spots) await frame.locator(`[data-spot=${spot}]`).click();
}

function nextRound(page: Page): Promise<SoloRound> {
  return page
    .waitForResponse((response) => response.url().includes(spinPath))
    .then((answer) => answer.json());
}

test('a double press spins once; result, bar, record and books agree, and the round is there after a reload', async ({
  player,
  page,
}) => {
  const texts = rouletteTexts[player.language];
  const moved = await houseMoved();
  await player.enterAs('rica', stageOf(rouletteGame));
  const frame = await sitDown(player);
  await chips(frame, 'red', 'straight-17');
  const spin = frame.locator('.spin');
  await expect(spin).toHaveText(soloTexts[player.language].spinFor.replace('{{amount}}', player.money(100)));
  const round = nextRound(page);
  await spin.dblclick();
  const { number, stake, win, result } = await round;
  const told = frame.getByRole('status').first();
  await expect(told).toContainText(result.text);
  await expect(told).toContainText(texts.fell.split('{{')[0] + String(number));
  await expect(frame.locator('[data-won]')).toHaveAttribute('data-spot', `straight-${number}`);
  await expect(frame.locator('#rounds')).toHaveText('1');
  await expect(frame.locator('#balance')).toHaveText(player.money(start - stake + win));
  await expect(page.getByRole('banner')).toContainText(player.money(start - stake + win));
  expect(await moved()).toBe(stake - win);

  await player.reload();
  const again = await sitDown(player);
  await expect(again.getByRole('status').first()).toContainText(result.text);
  await expect(again.locator('#last li').first()).toContainText(String(number));
  await again.locator('#repeat').click();
  await expect(again.locator('#bets li')).toHaveCount(2);
  expect(await moved()).toBe(stake - win);

  await player.open('/game-record');
  const row = player.main.getByRole('row').filter({ hasText: rouletteGame.name }).first();
  await expect(row).toContainText(
    player.say('records', `bets.${win > stake ? 'won' : win < stake ? 'lost' : 'even'}`),
  );
});

test('a round can be checked against what was shown before it, with a seed of the player’s own', async ({
  player,
}) => {
  await player.enterAs('rica', stageOf(rouletteGame));
  const frame = await sitDown(player);
  const words = playWords[player.language];
  await frame.getByRole('button', { name: words.fair, exact: true }).click();
  const promised = (await frame.locator('#fair-commitment').textContent()) ?? '';
  expect(promised).toMatch(/^[0-9a-f]{64}$/);
  await frame.locator('#fair-seed').fill('minha-semente');
  await frame.locator('#fair-close').click();
  await chips(frame, 'black');
  await frame.locator('.spin').click();
  await expect(frame.locator('#rounds')).toHaveText('1');
  await frame.getByRole('button', { name: words.fair, exact: true }).click();
  await frame.getByRole('button', { name: words.check, exact: true }).click();
  await expect(
    player.main.getByRole('status').filter({ hasText: player.say('games-proof', 'verdict.yes') }),
  ).toBeVisible();
  await expect(player.main.getByText(promised).first()).toBeVisible();
  await expect(player.main.getByText('minha-semente').first()).toBeVisible();
});

test('by keyboard: a spin whose answer was lost is asked for again and played once', async ({
  player,
  page,
}) => {
  const moved = await houseMoved();
  await player.enterAs('rica', stageOf(rouletteGame));
  const frame = await sitDown(player);
  await frame.locator('[data-spot=straight-0]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const spin = frame.locator('.spin');
  await loseAnswers(page, spinPath);
  await spin.focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status').first()).toHaveText(soloTexts[player.language].lost);
  const lost = await moved();
  expect(lost).not.toBe(0);
  await mend(page, spinPath);
  await expect(spin).toHaveText(soloTexts[player.language].retry);
  const round = nextRound(page);
  await page.keyboard.press('Enter');
  const { stake, win } = await round;
  await expect(frame.locator('#rounds')).toHaveText('1');
  expect(lost).toBe(stake - win);
  expect(await moved()).toBe(lost);
});

test('chips leave the cloth with their round, and one press bets the same again', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', stageOf(rouletteGame));
  const frame = await sitDown(player);
  await chips(frame, 'red', 'straight-17');
  const spin = frame.locator('.spin');
  for (const rounds of [1, 2]) {
    const round = nextRound(page);
    await spin.click();
    expect((await round).stake).toBe(100);
    await expect(frame.locator('#rounds')).toHaveText(String(rounds));
    // What the round has come to is listed; none of it is a bet any more.
    await expect(frame.locator('#bets li[data-sent]')).toHaveCount(0);
    await expect(spin).toHaveText(
      soloTexts[player.language].againFor.replace('{{amount}}', player.money(100)),
    );
  }
});

test('what the balance does not cover is refused beside the cloth, and the chips stay there', async ({
  player,
}) => {
  await player.enterAs('nova', stageOf(rouletteGame));
  const frame = await sitDown(player);
  await chips(frame, 'odd', 'dozen-1');
  await frame.locator('.spin').click();
  const told = frame.getByRole('status').first();
  await expect(told).toHaveText('Saldo insuficiente.');
  await expect(told).toBeInViewport();
  await expect(frame.locator('#bets li')).toHaveCount(2);
  await expect(frame.locator('.spin')).toHaveAttribute('aria-disabled', 'false');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the wheel turns before the result is told, and stops on what the server has drawn', async ({
    player,
    page,
  }) => {
    await player.enterAs('rica', stageOf(rouletteGame));
    const frame = await sitDown(player);
    await chips(frame, 'even');
    const round = nextRound(page);
    await frame.locator('.spin').click();
    const { number, result } = await round;
    const told = frame.getByRole('status').first();
    await expect(told).toHaveText(rouletteTexts[player.language].rolling);
    expect(await frame.locator('#rotor').evaluate((rotor) => rotor.getAnimations().length)).toBe(1);
    await expect(frame.locator('#fallen')).toHaveText('');
    await expect(told).toContainText(result.text);
    await expect(frame.locator('#fallen')).toHaveText(String(number));
    expect(await frame.locator('#rotor').evaluate((rotor) => rotor.getAnimations().length)).toBe(0);
  });
});

/** All that a round takes. */
const round = ['.wheel', '.cloth', '.chips', '.spin', '.result'];

/** How much is wider than the window, and what of a round is all in it. */
function fitOf(frame: FrameLocator) {
  return frame.locator('html').evaluate(
    ({ scrollWidth, clientWidth }, parts) => ({
      beyond: scrollWidth - clientWidth,
      seen: parts.filter((selector) => {
        const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return top >= 0 && bottom > top && bottom <= innerHeight;
      }),
    }),
    round,
  );
}

test('on a phone, upright and on its side, nothing is wider than the window; there all of a round is in it', async ({
  player,
  page,
}) => {
  const live = catalogue().findById(liveTables[0]?.gameId ?? 0);
  if (!live) throw new Error('no live table');
  for (const game of [rouletteGame, live]) {
    await player.enterAs('rica', stageOf(game));
    const frame = await sitDown(player);
    for (const [width, height] of [
      [320, 640],
      [360, 780],
      [640, 360],
      [780, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The frame follows the window in its own time.
      await expect
        .poll(() => fitOf(frame), { message: `${game.name} in ${width} by ${height}` })
        .toEqual({ beyond: 0, seen: height < width ? round : expect.any(Array) });
    }
  }
});
