import { resultOfRound } from '@fortuna/sandbox/engines/round-result.ts';
import { slotTexts } from '@fortuna/sandbox/slot/slot-texts.ts';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { slot, stageOf } from './sample-games.ts';
import { sandbox } from './sandbox-control.ts';

const spinPath = '/play/api/slot/spin';

/** What the server says of a round. */
interface Round {
  readonly stake: number;
  readonly win: number;
  readonly reels: readonly (readonly string[])[];
}

async function openSlot(player: Player): Promise<FrameLocator> {
  await player.enterAs('rica', stageOf(slot));
  await player.button('games-play', 'transfer.launch').click();
  const game = player.page.frameLocator('iframe');
  await expect(game.locator('.spin')).toHaveAttribute('aria-disabled', 'false');
  return game;
}

function nextRound(page: Page): Promise<Round> {
  return page
    .waitForResponse((response) => response.url().includes(spinPath))
    .then((answer) => answer.json());
}

/** The symbols in the middle of each place, by reel from the top; null where there is none. */
function shownSymbols(game: FrameLocator): Promise<(string | null)[][]> {
  return game.locator('.reel').evaluateAll((reels) =>
    reels.map((reel) => {
      const { left, top, width, height } = reel.getBoundingClientRect();
      return [0, 1, 2].map((row) => {
        const places = document.elementsFromPoint(left + width / 2, top + ((row + 0.5) * height) / 3);
        const use = places.find((place) => place.matches('.cell'))?.querySelector('use');
        return use?.getAttribute('href')?.replace('#symbol-', '') ?? null;
      });
    }),
  );
}

async function playedRounds(): Promise<number> {
  const { entries } = await sandbox.ledger();
  return new Set(entries.filter(({ account }) => account === 'house:games').map(({ tx }) => tx)).size;
}

test('a round whose answer was lost is asked for again and played once; the space bar spins', async ({
  player,
  page,
}) => {
  const game = await openSlot(player);
  const spin = game.locator('.spin');
  const before = await playedRounds();
  await loseAnswers(page, spinPath);
  await game.locator('.told').click();
  await page.keyboard.press('Space');
  await expect(spin).toHaveText(slotTexts[player.language].retry);
  await mend(page, spinPath);
  await spin.click();
  await expect(spin).toHaveText(slotTexts[player.language].spin);
  await expect(game.locator('#rounds')).toHaveText('1');
  expect(await playedRounds()).toBe(before + 1);
});

test('what a round has brought is told as it is, and every centavo of it is in the bar', async ({
  player,
  page,
}) => {
  const game = await openSlot(player);
  let balance = 25_000_00;
  for (let played = 0; played < 4; played += 1) {
    const round = nextRound(page);
    await game.locator('.spin').click();
    const { stake, win, reels } = await round;
    await expect(game.getByRole('status').first()).toHaveText(
      resultOfRound(stake, win, player.language).text,
    );
    expect(await shownSymbols(game)).toEqual(reels);
    await expect(game.locator('.spin')).toHaveAttribute('aria-disabled', 'false');
    balance += win - stake;
    await expect(page.getByRole('banner')).toContainText(player.money(balance));
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the reels turn as whole strips, without a gap, and stop on what the server has drawn', async ({
    player,
    page,
  }) => {
    const game = await openSlot(player);
    const round = nextRound(page);
    await game.locator('.spin').click();
    const { reels } = await round;
    const isTurning = async () => (await game.locator('.spin').getAttribute('aria-disabled')) === 'true';
    let looks = 0;
    while (await isTurning()) {
      const isWhole = await game.locator('.reel').evaluateAll((all) =>
        all.every((reel) => {
          const [seen, strip] = [
            reel.getBoundingClientRect(),
            reel.firstElementChild?.getBoundingClientRect(),
          ];
          return strip !== undefined && strip.top <= seen.top + 1 && strip.bottom >= seen.bottom - 1;
        }),
      );
      expect(isWhole).toBe(true);
      looks += 1;
    }
    expect(looks).toBeGreaterThan(3);
    expect(await shownSymbols(game)).toEqual(reels);
  });
});
