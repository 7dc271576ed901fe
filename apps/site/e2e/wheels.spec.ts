import { expect, type Locator } from '@playwright/test';
import { cutOff, holdAnswers, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { booksOf } from './ledger.ts';
import { logsInElsewhere } from './logs-in-elsewhere.ts';
import { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const address = '/promotion/activity/lottery-wheel';
const spinCall = '/api/dailywheel/claim';
const deposited = 200_00;

interface SpinBody {
  readonly remainingspins: number;
  readonly reward: string;
  readonly quantity: string | number;
  readonly data: { readonly prize_id: number };
}

/** The hub, which has the same words as nothing else; disabled or not. */
function hub({ page, say }: Player): Locator {
  return page
    .locator('[data-part=wheel]')
    .getByRole('button', { name: say('promotions-wheels', 'wheel.spin') });
}

function prizeDialog({ page, say }: Player): Locator {
  const won = page.getByRole('dialog', { name: say('promotions-wheels', 'prize.won'), exact: true });
  return won.or(page.getByRole('dialog', { name: say('promotions-wheels', 'prize.nothing'), exact: true }));
}

const spinsSent = () => sandbox.callsOf('POST', spinCall);

async function hasNoSpins(player: Player): Promise<void> {
  await expect(player.main).toContainText(player.say('promotions-wheels', 'noSpins'));
  await expect(hub(player)).toHaveAttribute('aria-disabled', 'true');
}

for (const [wheel, call] of [
  ['daily', spinCall],
  ['lottery', '/api/lotterywheel/claim'],
] as const) {
  test(`a spin of the ${wheel} wheel ends on the server's prize, which is in the books and in the wallet`, async ({
    player,
    page,
  }) => {
    await player.enterAs('girouma', `${address}?wheel=${wheel}`);
    const answered = page.waitForResponse(`**${call}?*`);
    await hub(player).click();
    const answer = await answered;
    const { reward, quantity, data } = (await answer.json()) as SpinBody;
    const { member_id } = answer.request().postDataJSON() as { readonly member_id: number };
    const won = reward === 'cash' ? Math.round(Number(quantity) * 100) : 0;
    const dialog = prizeDialog(player);
    await expect(dialog).toBeVisible();
    if (won > 0) await expect(dialog).toContainText(player.money(won));
    await dialog.getByText(player.say('promotions-wheels', 'prize.details'), { exact: true }).click();
    for (const fact of ['status', 'code', 'remaining', 'reward', 'quantity', 'message'])
      await expect(
        dialog
          .getByRole('term')
          .filter({ hasText: player.say('promotions-wheels', `prize.${fact}`) })
          .first(),
      ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const turned = await page.locator('[data-part=disc]').evaluate((disc) => disc.style.transform);
    expect(turned).toBe(`rotate(${((9 - data.prize_id) % 8) * 45}deg)`);
    await player.hasBalance(deposited + won);
    expect((await booksOf(member_id)).wallet).toBe(deposited + won);
  });
}

test('without spins there is nothing to press, and the next step is told', async ({ player }) => {
  await player.enterAs('semgiro', address);
  await hasNoSpins(player);
  await expect(player.main).toContainText(
    player.say('promotions-wheels', 'earn.missingShort', { amount: player.money(5_00) }),
  );
  await hub(player).press('Enter');
  expect(await spinsSent()).toEqual([]);
  await player.main.getByRole('link', { name: player.say('promotions-wheels', 'earn.deposit') }).click();
  await expect(player.heading(player.say('cashier', 'deposit.title'))).toBeVisible();
});

test('who takes no part is told so in the words of the server', async ({ player }) => {
  await player.enterAs('demo', address);
  await expect(player.main).toContainText('Você não tem direito a este prêmio');
  await expect(hub(player)).toHaveAttribute('aria-disabled', 'true');
});

test('a guest sees the prizes of both wheels, and after the login has spins', async ({ player }) => {
  await player.open(address);
  const prizes = player.page.getByRole('list', { name: player.say('promotions-wheels', 'wheel.prizes') });
  await expect(prizes.getByRole('listitem')).toHaveCount(8);
  await player.page.getByRole('tab', { name: player.say('promotions-wheels', 'tab.lottery') }).click();
  await expect(player.page).toHaveURL(/wheel=lottery/);
  // One wheel gives way to the other.
  await expect(prizes).toHaveCount(1);
  await expect(prizes).toContainText(player.money(500_00));
  await hub(player).click();
  await player.logIn('girouma');
  await expect(player.main).toContainText(player.say('promotions-wheels', 'spins_one', { count: 1 }));
  expect(await sandbox.callsOf('POST', '/api/lotterywheel/claim')).toEqual([]);
});

test('a double press takes one spin', async ({ player, page }) => {
  const answer = await holdAnswers(page, spinCall);
  await player.enterAs('girouma', address);
  await hub(player).dblclick();
  answer.open();
  await expect(prizeDialog(player)).toBeVisible();
  expect(await spinsSent()).toHaveLength(1);
});

test('a spin whose answer is lost is found at the wheel, and not sent again', async ({ player, page }) => {
  await loseAnswers(page, spinCall);
  await player.enterAs('girouma', address);
  await hub(player).click();
  await expect(prizeDialog(player)).toBeVisible();
  expect(await spinsSent()).toHaveLength(1);
});

test('a reload before the answer finds the prize, without a second spin', async ({ player, page }) => {
  const answer = await holdAnswers(page, spinCall);
  await player.enterAs('girouma', address);
  await hub(player).click();
  await expect.poll(async () => (await spinsSent()).length).toBe(1);
  await page.reload();
  answer.open();
  await expect(prizeDialog(player)).toBeVisible();
  await page.keyboard.press('Escape');
  // Without a name the page would open on the wheel that still has a spin.
  await player.open(`${address}?wheel=daily`);
  await hasNoSpins(player);
  await expect(prizeDialog(player)).toBeHidden();
  expect(await spinsSent()).toHaveLength(1);
});

test('a spin that never arrived can be sent as the very same one', async ({ player, page }) => {
  await page.clock.install();
  await cutOff(page, spinCall);
  await player.enterAs('girouma', address);
  await hub(player).click();
  const unknown = player.step('promotions-wheels', 'unknown.title');
  await player.waitsFor(unknown);
  await mend(page, spinCall);
  await player.button('promotions-wheels', 'unknown.sendSame').click();
  await page.clock.resume();
  await expect(prizeDialog(player)).toBeVisible();
  expect(await spinsSent()).toHaveLength(1);
});

test('who no longer waits for the answer is told what has become of the spin', async ({ player, page }) => {
  await page.clock.install();
  await holdAnswers(page, spinCall);
  await player.enterAs('girouma', address);
  await hub(player).click();
  const stop = player.button('controls', 'slow.stop');
  await player.waitsFor(stop);
  await page.clock.resume();
  await stop.click();
  await expect(prizeDialog(player)).toBeVisible();
  expect(await spinsSent()).toHaveLength(1);
});

test('of two tabs with one spin the second is refused, and shows what is so', async ({ player, page }) => {
  await player.enterAs('girouma', address);
  const other = new Player(await page.context().newPage(), player.language);
  await other.enterAs('girouma', address);
  await expect(hub(other)).not.toHaveAttribute('aria-disabled', 'true');
  await hub(player).click();
  await expect(prizeDialog(player)).toBeVisible();
  await hub(other).click();
  // The first may have won one more: then the second is no refusal.
  await expect(prizeDialog(other).or(other.alert('Sem giros restantes'))).toBeVisible();
  expect((await spinsSent()).length).toBe(2);
});

test('new spins come at the midnight of the site, without a reload', async ({ player, page }) => {
  const midnight = new Date();
  midnight.setUTCDate(midnight.getUTCDate() + (midnight.getUTCHours() >= 3 ? 1 : 0));
  midnight.setUTCHours(3, 0, 0, 0);
  const setClockBefore = (seconds: number) =>
    sandbox.setClock(new Date(midnight.getTime() - seconds * 1_000));
  await setClockBefore(600);
  await player.enterAs('girouma', address);
  const answered = page.waitForResponse(`**${spinCall}?*`);
  await hub(player).click();
  const { remainingspins: before } = (await (await answered).json()) as SpinBody;
  await expect(prizeDialog(player)).toBeVisible();
  await page.keyboard.press('Escape');
  const spinsLeft = player.main.locator('[data-part=spin-facts]').getByRole('definition').first();
  await expect(spinsLeft).toHaveText(String(before));
  await setClockBefore(4);
  // Back in the tab, the page hears how late it is.
  await player.comeBackToTab();
  await expect(spinsLeft).toHaveText(String(before + 1), { timeout: 20_000 });
  await expect(hub(player)).not.toHaveAttribute('aria-disabled', 'true');
});

test('another member who logs in while it turns sees nothing of the spin', async ({ player, page }) => {
  const answer = await holdAnswers(page, spinCall);
  await player.enterAs('girouma', address);
  await hub(player).click();
  await expect.poll(async () => (await spinsSent()).length).toBe(1);
  await logsInElsewhere(player, 'semgiro');
  answer.open();
  await hasNoSpins(player);
  await expect(prizeDialog(player)).toBeHidden();
  await expect(player.main).not.toContainText(player.say('promotions-wheels', 'facts.lastPrize'));
  expect(await spinsSent()).toHaveLength(1);
});

test('who leaves while it turns finds the prize in the wallet, and at the wheel', async ({
  player,
  page,
}) => {
  const answer = await holdAnswers(page, spinCall);
  await player.enterAs('girouma', address);
  await hub(player).click();
  await expect.poll(async () => (await spinsSent()).length).toBe(1);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: player.say('site', 'nav.games') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/game/);
  answer.open();
  await page.goBack();
  await expect(prizeDialog(player)).toBeVisible();
  expect(await spinsSent()).toHaveLength(1);
});

test('with less motion nothing turns: the prize appears', async ({ player, page }) => {
  const answer = await holdAnswers(page, spinCall);
  await player.enterAs('girouma', address);
  await hub(player).click();
  const moving = () => page.locator('[data-part=disc]').evaluate((disc) => disc.getAnimations().length);
  await expect(player.main.locator('[data-part=wheel]')).toHaveAttribute('data-state', 'turning');
  expect(await moving()).toBe(0);
  answer.open();
  await expect(prizeDialog(player)).toBeVisible();
});

test.describe('with all its motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the wheel turns at once, and rests within four seconds of the answer', async ({ player, page }) => {
    const answer = await holdAnswers(page, spinCall);
    await player.enterAs('girouma', address);
    await hub(player).click();
    const disc = page.locator('[data-part=disc]');
    expect(await disc.evaluate((one) => one.getAnimations().length)).toBeGreaterThan(0);
    answer.open();
    await expect(player.button('promotions-wheels', 'wheel.skip')).toBeVisible();
    // By the animation's own clock: the machine that this runs on may be slow. Before, it winds up for half a second at most.
    const planned = () =>
      disc.evaluate((one) =>
        Math.max(...one.getAnimations().map((each) => Number(each.effect?.getComputedTiming().endTime))),
      );
    await expect.poll(planned, { intervals: [50] }).toBeLessThanOrEqual(3_500);
    await expect(prizeDialog(player)).toBeVisible({ timeout: 20_000 });
  });

  test('who does not want to watch sees the prize at once', async ({ player, page }) => {
    await player.enterAs('girouma', address);
    await hub(player).click();
    await player.button('promotions-wheels', 'wheel.skip').click();
    await expect(prizeDialog(player)).toBeVisible();
    expect(await page.locator('[data-part=disc]').evaluate((disc) => disc.getAnimations().length)).toBe(0);
  });
});
