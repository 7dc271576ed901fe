import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { agencyCalls, fillSubordinate, submitSubordinate } from './agency.ts';
import { siteOrigin } from './environment.ts';
import { cutOff, holdAnswers, loseAnswers, mend } from './faults.ts';
import { test } from './journey.ts';
import { Player } from './player.ts';
import { sandbox } from './sandbox-control.ts';
import { pressTwice } from './security.ts';
import { switchesOff } from './switched-off.ts';

const pages = {
  centre: '/agency-center',
  invite: '/agency-center/invite',
  records: '/agency-center/invitation-record',
  rewards: '/agency-center/reward',
  mechanism: '/agency-center/agency-mechanism',
  register: '/agency-center/register-subordinates',
  faq: '/agency-center/faq',
} as const;

/** What the site knows of a brand comes with the brand's own script. */

function rows(player: Player, area: string, key: string): Locator {
  return player.main
    .getByRole('table', { name: player.say(area, key), exact: true })
    .getByRole('row')
    .filter({ has: player.page.getByRole('cell') });
}

/** The figure beside its name. */
function figure(player: Player, area: string, key: string): Locator {
  return player.main
    .locator('dl > div')
    .filter({ has: player.page.getByText(player.say(area, key), { exact: true }) })
    .locator('dd')
    .first();
}

/** What the house has paid a member in rewards, by the books. */
async function rewardsInBooks(memberId: number): Promise<number> {
  const { entries } = await sandbox.ledger();
  const fromHouse = new Set(
    entries.filter(({ account }) => account === 'house:promotions').map(({ tx }) => tx),
  );
  return entries
    .filter(({ tx, account }) => fromHouse.has(tx) && account === `member:${memberId}:wallet`)
    .reduce((sum, { amount }) => sum + amount, 0);
}

test('an agent finds the centre in the profile, and every page of it from there', async ({ player }) => {
  await player.enterAs('agente', '/profile');
  await expect(player.main.getByText(player.say('account-profile', 'agent.agent'))).toBeVisible();
  await player.main.getByRole('link', { name: player.say('account', 'links.agency'), exact: true }).click();
  await expect(player.heading(player.say('agency', 'center.title'))).toBeVisible();
  await expect(
    player.main.getByRole('list', {
      name: player.say('agency', 'standing.picture', { direct: 3, indirect: 1 }),
    }),
  ).toBeVisible();
  for (const [place, path] of Object.entries(pages).slice(1)) {
    const way = player.main.locator(`nav a[href="${path}"]`).first();
    await way.click();
    await expect(player.page).toHaveURL(path);
    await expect(player.page.locator(`[data-part="agency-${place}"]`)).toBeVisible();
    await player.page.goBack();
  }
});

test('whoever is no agent is told what makes one, and that nobody is above', async ({ player }) => {
  await player.enterAs('nova', pages.centre);
  await expect(player.main.getByText(player.say('agency', 'standing.none'))).toBeVisible();
  await expect(player.main.getByText(player.say('agency', 'standing.noTop'))).toBeVisible();
  await player.main.getByRole('link', { name: player.say('agency', 'standing.start') }).click();
  await expect(player.page).toHaveURL(pages.invite);
});

test('an invite link fills in the registration of another browser, however one gets there', async ({
  player,
  browser,
  language,
}) => {
  await player.enterAs('agente', pages.invite);
  const link = player.field('agency', 'invite.card.link');
  await expect(link).toHaveValue(`${siteOrigin}/?invite_code=AGENTE26`);

  const friend = new Player(await browser.newPage({ baseURL: siteOrigin }), language);
  await friend.open(await link.inputValue());
  await friend.open('/game');
  await friend.open(pages.faq);
  await friend.open('/login?mode=register');
  await expect(friend.field('auth', 'fields.inviteCode')).toHaveValue('AGENTE26');
  await friend.fillRegistration('convidada', '11987650077');
  await friend.solveCaptcha();
  await friend.consent.check();
  await friend.submitRegistration();
  await friend.hasBalance(0);

  await player.open(pages.records);
  await expect(rows(player, 'agency', 'invited.title')).toHaveCount(4);
  await expect(rows(player, 'agency', 'invited.title').first()).toContainText('c***a');
  await friend.open(pages.centre);
  await expect(friend.main.getByText(friend.say('agency', 'standing.none'))).toBeVisible();
  await expect(friend.main.getByText(friend.say('agency', 'standing.noTop'))).toHaveCount(0);
});

test('what both get is what the server says, and the card is kept as a picture', async ({ player, page }) => {
  await player.enterAs('agente', pages.invite);
  const required = player.money(100_00);
  await expect(player.main.getByText(player.say('agency', 'invite.both.reward', { required }))).toBeVisible();
  await expect(
    player.main.getByText(
      player.say('agency', 'invite.both.upTo', { max: player.money(1_500_00), min: player.money(20_00) }),
    ),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await player.button('agency', 'invite.picture.save').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('AGENTE26.png');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
  await expect(player.main.getByText(player.say('agency', 'invite.picture.saved'))).toBeVisible();
});

test('an invitation goes by the system, and by our own sheet where there is none', async ({
  player,
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => void shared.push(data),
    });
  });
  await player.enterAs('agente', pages.invite);
  const share = player.button('agency', 'invite.card.share');
  await share.click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([
    {
      text: player.say('agency', 'invite.share.text', { brand: 'Maré', code: 'AGENTE26' }),
      url: `${siteOrigin}/?invite_code=AGENTE26`,
    },
  ]);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }),
  );
  await share.click();
  const sheet = page.getByRole('dialog', { name: player.say('agency', 'invite.share.title') });
  const whatsapp = sheet.getByRole('link', { name: /^WhatsApp/ });
  expect(decodeURIComponent((await whatsapp.getAttribute('href')) ?? '')).toContain('/?invite_code=AGENTE26');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(share).toBeFocused();
});

test('code and link are there while neither totals nor offers can be had', async ({ player, page }) => {
  await cutOff(page, agencyCalls.invitations);
  await cutOff(page, agencyCalls.activities);
  await player.enterAs('agente', pages.invite);
  const failures = player.alert(player.say('errors', 'network'));
  await expect(failures).toHaveCount(2);
  await expect(player.field('agency', 'invite.card.code')).toHaveValue('AGENTE26');
  await expect(player.main.getByRole('img', { name: /AGENTE26/ })).toBeVisible();
  const retry = player.button('common', 'retry').first();
  await mend(page, agencyCalls.invitations);
  await retry.click();
  await expect(figure(player, 'agency', 'invite.card.invited')).toHaveText('3');
  await expect(failures).toHaveCount(1);
  await mend(page, agencyCalls.activities);
  // From the first touch on the frame counts the same offers, and where it asks later than this they come without a press.
  const offers = player.main.getByRole('heading', { name: player.say('agency', 'invite.both.friend') });
  await expect(async () => {
    if ((await failures.count()) > 0) await retry.click({ timeout: 1_000 });
    await expect(offers).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(failures).toHaveCount(0);
});

test('who was invited is narrowed in the address, and the totals stay', async ({ player, page }) => {
  await player.enterAs('agente', pages.records);
  const list = rows(player, 'agency', 'invited.title');
  await expect(list).toHaveCount(3);
  await player.choose('agency', 'invited.states.active');
  await expect(page).toHaveURL(/state=active/);
  await expect(list).toHaveCount(2);
  await expect(figure(player, 'agency', 'invited.invited')).toHaveText('3');
  await player.reload();
  await expect(list).toHaveCount(2);
  await player.openFilters();
  await player.choose('records', 'filter.today');
  await expect(page).toHaveURL(/from=.*state=active|state=active.*from=/);
  await expect(player.main.getByText(player.say('controls', 'noRecord'))).toBeVisible();
});

test('ten thousand invited members are turned to the last page', async ({ player, page }) => {
  await player.enterAs('arquivo', `${pages.records}?page=99999`);
  await expect(page).toHaveURL(/page=1000$/);
  await expect(rows(player, 'agency', 'invited.title')).toHaveCount(10);
  await expect(figure(player, 'agency', 'invited.invited')).toHaveText('10.000');
});

test('commissions add up: list, cycles, days and books say the same', async ({ player }) => {
  await player.enterAs('agente', pages.rewards);
  const paid = await rewardsInBooks(await sandbox.memberId('agente'));
  expect(paid).toBeGreaterThan(0);
  await expect(figure(player, 'agency', 'rewards.settled')).toHaveText(player.money(paid));
  await expect(player.main.locator('[data-part=day-chart] [data-part=total]')).toHaveText(player.money(paid));
  await player.main.getByText(player.say('agency', 'rewards.chart.table')).click();
  const days = player.main
    .getByRole('table', { name: player.say('agency', 'rewards.chart.title') })
    .getByRole('row');
  await expect(days).toHaveCount(31);
  await player.choose('agency', 'rewards.kinds.deposits');
  await expect(player.page).toHaveURL(/kind=deposits/);
  await expect(player.main.getByText(player.say('controls', 'noRecord'))).toBeVisible();
});

test('the list of commissions does without its summary', async ({ player, page }) => {
  await cutOff(page, agencyCalls.summary);
  await cutOff(page, agencyCalls.mechanism.settlement);
  await player.enterAs('agente', pages.rewards);
  await expect(player.alert(player.say('errors', 'network'))).toBeVisible();
  await expect(rows(player, 'agency', 'rewards.title')).toHaveCount(4);
  await mend(page, agencyCalls.summary);
  await player.button('common', 'retry').click();
  await expect(player.main.locator('[data-part=day-chart]')).toBeVisible();
});

test('of the mechanism one part that fails is left out, two as well, and all three are a retry', async ({
  player,
  page,
}) => {
  const { recharge, betting, settlement } = agencyCalls.mechanism;
  const title = (key: string) =>
    player.main.getByRole('heading', { name: player.say('agency', `mechanism.${key}.title`) });
  await cutOff(page, recharge);
  await player.open(pages.mechanism);
  await expect(title('betting')).toBeVisible();
  await expect(title('settlement')).toBeVisible();
  await expect(player.main.getByRole('status')).toHaveCount(0);
  await expect(title('levels')).toHaveCount(0);
  await expect(player.main.getByRole('alert')).toHaveCount(0);

  await cutOff(page, betting);
  await player.reload();
  await expect(title('settlement')).toBeVisible();
  await expect(title('betting')).toHaveCount(0);
  await expect(title('calculator')).toHaveCount(0);

  await cutOff(page, settlement);
  await player.reload();
  await expect(player.main.getByRole('alert')).toBeVisible();
  for (const path of [recharge, betting, settlement]) await mend(page, path);
  await player.button('common', 'retry').click();
  await expect(title('levels')).toBeVisible();
  await expect(title('calculator')).toBeVisible();
  await expect(figure(player, 'agency', 'mechanism.calculator.total')).toHaveText(player.money(40_00));
});

test('a slow part of the mechanism keeps none of the others waiting', async ({ player, page }) => {
  const levels = await holdAnswers(page, agencyCalls.mechanism.recharge);
  await player.open(pages.mechanism);
  await expect(
    player.main.getByRole('heading', { name: player.say('agency', 'mechanism.betting.title') }),
  ).toBeVisible();
  levels.open();
  await expect(
    player.main.getByRole('heading', { name: player.say('agency', 'mechanism.levels.title') }),
  ).toBeVisible();
});

test('a subordinate is registered by phone, code and UID, and every refusal is told', async ({ player }) => {
  const nova = await sandbox.memberId('nova');
  await player.enterAs('rica', pages.register);
  await expect(player.field('agency', 'register.code')).toHaveValue('RICA2026');
  await fillSubordinate(player, { phone: '21987654320', uid: nova });
  await submitSubordinate(player);
  await expect(player.alert(player.say('agency', 'register.unknown'))).toBeVisible();
  await player.field('agency', 'register.code').fill('NINGUEM1');
  await submitSubordinate(player);
  await expect(player.alert(player.say('agency', 'standing.noTop'))).toBeVisible();
  await expect(player.field('agency', 'register.uid')).toHaveValue(String(nova));
  await player.field('agency', 'register.code').fill('RICA2026');
  await fillSubordinate(player, { phone: '21987654321', uid: nova });
  await pressTwice(
    player.page,
    player.main.getByRole('button', { name: player.say('agency', 'register.submit') }),
  );
  await expect(player.step('agency', 'register.done.title')).toBeVisible();
  await expect(player.main.getByRole('status').filter({ hasText: 'n***a' })).toBeVisible();
  expect(await sandbox.callsOf('POST', agencyCalls.register)).toHaveLength(3);

  await player.button('agency', 'register.done.another').click();
  await fillSubordinate(player, { phone: '21987654321', uid: nova });
  await submitSubordinate(player);
  await expect(player.main.getByRole('alert')).toBeVisible();
  await player.open('/profile');
  await expect(player.main.getByText(player.say('account-profile', 'agent.agent'))).toBeVisible();
});

test('a registration whose answer is lost is found, and sent once', async ({ player, page }) => {
  const nova = await sandbox.memberId('nova');
  await loseAnswers(page, agencyCalls.register);
  await player.enterAs('rica', pages.register);
  await fillSubordinate(player, { phone: '21987654321', uid: nova });
  await submitSubordinate(player);
  await expect(player.step('agency', 'register.done.title')).toBeVisible();
  expect(await sandbox.callsOf('POST', agencyCalls.register)).toHaveLength(1);
  await player.main.getByRole('link', { name: player.say('agency', 'register.done.records') }).click();
  await expect(rows(player, 'agency', 'invited.title')).toHaveCount(1);
});

test('nothing is registered by who only shows the site', async ({ player }) => {
  await player.enterAs('demo', pages.register);
  await fillSubordinate(player, { phone: '21987654321', uid: 2 });
  await submitSubordinate(player);
  await expect(player.main.getByRole('alert')).toBeVisible();
});

test('a brand that does without agents shows none of it, and says so at the addresses', async ({
  player,
  page,
}) => {
  await switchesOff(page, ['ewallet', 'agency']);
  await player.enterAs('agente', '/profile?brand=salao');
  await expect(player.main.getByRole('link', { name: player.say('account', 'links.covers') })).toBeVisible();
  await expect(page.locator('a[href^="/agency-center"]')).toHaveCount(0);
  await player.open(pages.invite);
  await expect(
    player.heading(player.say('site-not-found', 'notOffered.title', { brand: 'Salão' })),
  ).toBeVisible();
});
