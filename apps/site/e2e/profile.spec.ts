import { type BrowserContext, expect, type Locator } from '@playwright/test';
import { cutOff, holdAnswers, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { logsInElsewhere } from './logs-in-elsewhere.ts';
import { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';

const calls = {
  update: '/api/auth/info/update',
  setPicture: '/api/profilepictures/set',
  pictures: '/api/profilepictures',
} as const;
const area = 'account-profile';

async function openForm(player: Player): Promise<void> {
  await player.button(area, 'details.edit').click();
  await expect(player.field(area, 'details.nickname')).toBeVisible();
}

async function save(player: Player, nickname: string): Promise<void> {
  await player.field(area, 'details.nickname').fill(nickname);
  await player.button(area, 'form.submit').click();
}

function saved(player: Player): Locator {
  return player.main.getByText(player.say(area, 'details.saved'));
}

function fact(player: Player, key: string): Locator {
  return player.main
    .locator('dl > div')
    .filter({ has: player.page.getByText(player.say(area, key), { exact: true }) })
    .locator('dd');
}

function ownPicture(player: Player): Locator {
  return player.main.locator('[data-part=avatar] img');
}

function picture(player: Player, position: number): Locator {
  return player.page.getByRole('radio', {
    name: player.say(area, 'picture.one.male', { position }),
    exact: true,
  });
}

/** The same member at another device. */
async function elsewhere(context: BrowserContext, player: Player, name: string): Promise<Player> {
  const other = await context.browser()?.newContext();
  if (!other) throw new Error('no browser');
  const there = new Player(await other.newPage(), player.language);
  const { origin } = new URL(player.page.url());
  await there.enterAs(name, `${origin}/profile`);
  return there;
}

test('nickname and gender are changed, and are so on every device', async ({ player, context }) => {
  await player.enterAs('rica', '/profile');
  await openForm(player);
  await player.main.getByText(player.say(area, 'form.genderNone')).click();
  await save(player, 'Ricá do Mar');
  await expect(saved(player)).toBeVisible();
  await expect(fact(player, 'details.nickname')).toHaveText('Ricá do Mar');
  await expect(fact(player, 'details.gender')).toHaveText(player.say(area, 'details.genders.none'));
  await player.reload();
  await expect(fact(player, 'details.nickname')).toHaveText('Ricá do Mar');
  const there = await elsewhere(context, player, 'rica');
  await expect(fact(there, 'details.nickname')).toHaveText('Ricá do Mar');
  await there.page.context().close();
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false });

  test('a nickname that the server refuses is told beside its field, and kept', async ({ player }) => {
    await player.enterAs('rica', '/profile');
    await openForm(player);
    await save(player, 'Suporte Rica');
    const field = player.field(area, 'details.nickname');
    await expect(field).toHaveAccessibleDescription(/parece ser do suporte/);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Suporte Rica');
    await save(player, 'Rica 2');
    await expect(saved(player)).toBeVisible();
    await expect(fact(player, 'details.nickname')).toHaveText('Rica 2');
  });
});

test('a change whose answer is lost is looked for, and not sent again', async ({ player, page }) => {
  await loseAnswers(page, calls.update);
  await player.enterAs('rica', '/profile');
  await openForm(player);
  await save(player, 'Perdida');
  await expect(saved(player)).toBeVisible();
  await expect(fact(player, 'details.nickname')).toHaveText('Perdida');
  expect(await sandbox.callsOf('POST', calls.update)).toHaveLength(1);
});

test('a change that never arrives keeps what was typed, and can be sent again', async ({ player, page }) => {
  await cutOff(page, calls.update);
  await player.enterAs('rica', '/profile');
  await openForm(player);
  await save(player, 'Sem rede');
  await expect(player.main.getByRole('alert')).toBeVisible();
  await expect(player.field(area, 'details.nickname')).toHaveValue('Sem rede');
  await mend(page, calls.update);
  await player.button(area, 'form.submit').click();
  await expect(fact(player, 'details.nickname')).toHaveText('Sem rede');
});

test('a double press changes once', async ({ player, page }) => {
  const answer = await holdAnswers(page, calls.update);
  await player.enterAs('rica', '/profile');
  await openForm(player);
  await player.field(area, 'details.nickname').fill('Uma vez');
  await player.button(area, 'form.submit').dblclick();
  answer.open();
  await expect(saved(player)).toBeVisible();
  expect(await sandbox.callsOf('POST', calls.update)).toHaveLength(1);
});

test('what one member has typed is not there for the next', async ({ player }) => {
  await player.enterAs('rica', '/profile');
  await openForm(player);
  await player.field(area, 'details.nickname').fill('De quem?');
  await logsInElsewhere(player, 'nova');
  await expect(fact(player, 'details.login')).toHaveText('nova');
  await expect(player.field(area, 'details.nickname')).toHaveCount(0);
  await openForm(player);
  await expect(player.field(area, 'details.nickname')).toHaveValue('Nova');
  expect(await sandbox.callsOf('POST', calls.update)).toEqual([]);
});

test('a picture is chosen, and is so after a reload and on another device', async ({ player, context }) => {
  await player.enterAs('rica', '/profile');
  await player.button(area, 'picture.change').click();
  await picture(player, 3).locator('..').click();
  await expect(player.main.getByText(player.say(area, 'picture.saved'))).toBeVisible();
  await expect(ownPicture(player)).toHaveAttribute('src', /male-3\.svg$/);
  await player.reload();
  await expect(ownPicture(player)).toHaveAttribute('src', /male-3\.svg$/);
  const there = await elsewhere(context, player, 'rica');
  await expect(ownPicture(there)).toHaveAttribute('src', /male-3\.svg$/);
  await there.page.context().close();
});

test('pictures that do not come can be asked for again; one that fails is drawn', async ({
  player,
  page,
}) => {
  await page.route(/\/files\/female-1\.svg/, (route) => route.abort());
  await cutOff(page, calls.pictures);
  await player.enterAs('rica', '/profile');
  await expect(ownPicture(player)).toHaveAttribute('src', /^data:image/);
  await player.button(area, 'picture.change').click();
  await expect(player.main.getByRole('alert')).toBeVisible();
  await mend(page, calls.pictures);
  await player.main.getByRole('button', { name: player.say('common', 'retry') }).click();
  await expect(picture(player, 1)).toBeVisible();
});

test('a choice whose answer is lost is found', async ({ player, page }) => {
  await loseAnswers(page, calls.setPicture);
  await player.enterAs('nova', '/profile');
  await expect(ownPicture(player)).toHaveAttribute('src', /^data:image/);
  await player.button(area, 'picture.change').click();
  await picture(player, 5).locator('..').click();
  await expect(player.main.getByText(player.say(area, 'picture.saved'))).toBeVisible();
  await expect(ownPicture(player)).toHaveAttribute('src', /male-5\.svg$/);
  expect(await sandbox.callsOf('POST', calls.setPicture)).toHaveLength(1);
});

test('the codes are copied, and where the clipboard refuses they are selected', async ({
  player,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await player.enterAs('rica', '/profile');
  const copies = player.main.locator('[data-part=copy-field]');
  await copies.nth(1).getByRole('button').click();
  await expect.poll(() => player.page.evaluate(() => navigator.clipboard.readText())).toBe('RICA2026');
  await player.page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copies.nth(0).getByRole('button').click();
  await expect(copies.nth(0)).toContainText(player.say(area, 'details.copyFailed'));
});

test('a demonstration account is told what it cannot do', async ({ player }) => {
  await player.enterAs('demo', '/profile');
  await expect(player.main.getByText(player.say('account', 'demo'))).toBeVisible();
  await expect(player.main.getByText(player.say(area, 'wallet.withdrawable'))).toHaveCount(0);
  await expect(
    player.main.getByRole('link', { name: player.say('account', 'deposit'), exact: true }),
  ).toHaveCount(0);
});

test('what bonuses brought and what can leave add up to the balance, and the rest of the page does without', async ({
  player,
  page,
}) => {
  await player.enterAs('rica', '/profile');
  await expect(fact(player, 'wallet.withdrawable')).toHaveText(player.money(25_000_00));
  await expect(fact(player, 'wallet.bonus')).toHaveText(player.money(0));
  await cutOff(page, '/api/ordercenter/fee');
  await player.reload();
  await expect(fact(player, 'wallet.withdrawable')).toHaveText(player.say(area, 'wallet.notRead'));
  await expect(fact(player, 'wallet.turnover')).toHaveText(player.money(0));
});
