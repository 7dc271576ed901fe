import { endOfSiteDay, siteDay } from '@fortuna/domain/time-zone.ts';
import { translate } from '@fortuna/sandbox/messages/translate.ts';
import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { buttonOf, type Claimable, claimables } from './claimables.ts';
import { cutOff, holdAnswers, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { booksOf } from './ledger.ts';
import { Player } from './player.ts';
import { isTold } from './promotions.ts';
import { sandbox } from './sandbox-control.ts';
import { isInTurn } from './turns.ts';

/** Whatever a member can claim is claimed once, whatever happens to the press, the answer, the page and the time. */

const member = 'nova';

/** Noon of tomorrow: whatever the time is now, the day is as long as the journey needs it. */
const noon = new Date(Date.parse(endOfSiteDay(siteDay(new Date().toISOString()))) + 12 * 3_600_000);

const walletOf = async () => (await booksOf((await arrange.memberOf(member)).id)).wallet;
const sentTo = ({ call }: Claimable) => sandbox.callsOf('POST', call);

/** All that has to happen before has happened; answers what is in the wallet. */
async function earn({ happen }: Claimable): Promise<number> {
  await sandbox.setClock(noon);
  await happen(member, noon);
  return walletOf();
}

/** It was sent once and is paid once, which page, top bar and books say alike. */
async function isPaidOnce(player: Player, claimable: Claimable, before: number): Promise<void> {
  const { reward } = claimable;
  await expect.poll(walletOf).toBeGreaterThan(before);
  const wallet = await walletOf();
  if (reward !== null) expect(wallet - before).toBe(reward);
  await isTold(player, wallet - before);
  await player.hasBalance(wallet);
  expect((await sentTo(claimable)).map(({ status }) => status)).toEqual([200]);
}

async function isSpent(player: Player, claimable: Claimable): Promise<void> {
  const { isEarnedAnew } = claimable;
  if (isEarnedAnew) return expect(buttonOf(player, claimable)).toHaveAttribute('aria-disabled', 'true');
  const claimed = new RegExp(`^${player.say('promotions', 'claim.claimed')}`);
  await expect(player.main.getByText(claimed).filter({ visible: true }).first()).toBeVisible();
}

/** Whether it is locked or over, it cannot be pressed. */
async function isNotOpen(player: Player, claimable: Claimable): Promise<void> {
  await expect(player.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player.main.locator('[aria-busy=true]')).toHaveCount(0);
  const pressable = player.page.locator('button:not([aria-disabled=true])');
  await expect(buttonOf(player, claimable).and(pressable)).toHaveCount(0);
}

/** Kinds take turns in `npm test`, three a day. */
const ofToday = Object.entries(claimables).filter((_, place) => isInTurn(place, 5));

for (const [name, claimable] of ofToday) {
  const { page: address, call, refusedAgain, end } = claimable;

  test(`${name}: two presses claim once, a reload shows it claimed, and another tab is refused`, async ({
    player,
    page,
  }) => {
    const before = await earn(claimable);
    const answer = await holdAnswers(page, call);
    await player.enterAs(member, address);
    const other = new Player(await page.context().newPage(), player.language);
    await other.enterAs(member, address);
    await expect(buttonOf(other, claimable)).toBeVisible();
    await buttonOf(player, claimable).dblclick();
    answer.open();
    await isPaidOnce(player, claimable, before);
    await player.reload();
    await isSpent(player, claimable);
    const wallet = await walletOf();
    await buttonOf(other, claimable).click();
    await expect(other.alert(translate(player.language, refusedAgain))).toBeVisible();
    await isSpent(other, claimable);
    expect(await walletOf()).toBe(wallet);
  });

  test(`${name}: a page that is loaded anew before the answer finds what was claimed`, async ({
    player,
    page,
  }) => {
    const before = await earn(claimable);
    const answer = await holdAnswers(page, call);
    await player.enterAs(member, address);
    await buttonOf(player, claimable).click();
    await expect.poll(async () => (await sentTo(claimable)).length).toBe(1);
    await player.reload();
    answer.open();
    await isPaidOnce(player, claimable, before);
  });

  if (end)
    test(`${name}: what ended while its page was open is refused, and is open no more`, async ({
      player,
    }) => {
      const before = await earn(claimable);
      const last = end.at(noon);
      await sandbox.setClock(new Date(last - 600_000));
      await player.enterAs(member, address);
      await expect(buttonOf(player, claimable)).toBeVisible();
      await sandbox.setClock(new Date(last + 600_000));
      await buttonOf(player, claimable).click();
      await expect(player.alert(translate(player.language, end.refused))).toBeVisible();
      await player.reload();
      await isNotOpen(player, claimable);
      expect(await walletOf()).toBe(before);
    });
}

/** One of each call: how a lost answer is looked for is the call's own. */
const perCall = [...new Map(ofToday.map((entry) => [entry[1].call, entry])).values()];

for (const [name, claimable] of perCall)
  test(`${name}: a claim that never arrived is sent again by the player alone, as the very same one, and is found where that answer is lost`, async ({
    player,
    page,
  }) => {
    const { page: address, call } = claimable;
    await page.clock.install();
    const before = await earn(claimable);
    await cutOff(page, call);
    await player.enterAs(member, address);
    await buttonOf(player, claimable).click();
    const sendSame = player.button('promotions', 'claim.unknown.sendSame');
    await player.waitsFor(sendSame);
    expect(await walletOf()).toBe(before);
    await mend(page, call);
    await loseAnswers(page, call);
    await page.clock.resume();
    await sendSame.click();
    await isPaidOnce(player, claimable, before);
  });
