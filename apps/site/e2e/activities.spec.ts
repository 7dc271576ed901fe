import { activityCodes } from '@fortuna/domain/model/promotions-activities.ts';
import { puloBrand } from '@fortuna/ui/brands/pulo/brand.ts';
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import type { Player } from './player.ts';
import { readsUntil } from './reading.ts';
import { switchesOff } from './switched-off.ts';

const address = (code: string) => `/promotion/activity/${code}`;

async function isThere({ page, main }: Player): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
}

/** What a page is made of: its parts, its headings and what can be pressed, in their order. */
function made({ main }: Player): Promise<string> {
  return main.evaluate((part) =>
    [...part.querySelectorAll('[data-part], h2, h3, th, button, svg[role]')]
      .map((one) => one.getAttribute('data-part') ?? `${one.tagName} ${one.textContent}`)
      .join('\n'),
  );
}

test('sixteen activities are sixteen pages: no two are made alike, say the same or look the same', async ({
  player,
}) => {
  await player.enterAs('rica', address(activityCodes[0]));
  const pages = new Map<string, { readonly made: string; readonly said: string; readonly picture: string }>();
  for (const code of activityCodes) {
    await player.open(address(code));
    await isThere(player);
    const picture = player.main.locator('[data-part=activity-art] img').first();
    pages.set(code, {
      made: await made(player),
      said: (await player.main.textContent()) ?? '',
      picture: code === 'lottery-wheel' ? 'wheel' : ((await picture.getAttribute('src')) ?? ''),
    });
  }
  for (const what of ['made', 'said', 'picture'] as const) {
    const codesOf = Map.groupBy([...pages.keys()], (code) => pages.get(code)?.[what]);
    const alike = [...codesOf.values()].filter((codes) => codes.length > 1);
    expect(alike, what).toEqual([]);
  }
});

test('what binds, abuse included, is read before anything can be claimed', async ({ player }) => {
  const { main, say } = player;
  const rules = main.locator('a[href="#activity-terms"]').first();
  const names = [say('promotions', 'claim.claim'), say('promotions-wheels', 'wheel.spin')];
  const claims = main.getByRole('button', { name: new RegExp(`^(${names.join('|')})`) });
  await player.enterAs('rica', address(activityCodes[0]));
  for (const code of activityCodes.filter((one) => one !== 'agent' && one !== 'offers')) {
    await player.open(address(code));
    await isThere(player);
    await expect(rules, code).toBeVisible();
    await expect(main.locator('#activity-terms'), code).toBeVisible();
    const last = await rules.elementHandle();
    const isBefore = await claims.evaluateAll(
      (all, link) =>
        all.every(
          (one) => ((link?.compareDocumentPosition(one) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
        ),
      last,
    );
    expect(isBefore, code).toBe(true);
  }
});

/** The pack of a brand that may promise nothing to newcomers. */
const forbidsWelcome = (page: Page) => switchesOff(page, ['promotion-super', 'promotion-recharge']);

/** The server's list is without these. */
async function withhold(page: Page, ...codes: readonly string[]): Promise<void> {
  await page.route(/\/api\/activitydetails\/get/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { code: string }[] };
    await route.fulfill({
      response,
      json: { ...answer, data: answer.data.filter(({ code }) => !codes.includes(code)) },
    });
  });
}

test('an activity that the brand may not offer is nowhere, and its address says so', async ({
  player,
  page,
}) => {
  await forbidsWelcome(page);
  await page.goto(`/promotion/activity?brand=${puloBrand.id}`);
  await isThere(player);
  await expect(player.main.getByRole('link').first()).toBeVisible();
  for (const code of ['super', 'recharge'])
    await expect(player.main.locator(`a[href="${address(code)}"]`)).toHaveCount(0);
  await expect(player.main.locator(`a[href="${address('treasure')}"]`)).toHaveCount(1);
  await page.goto(address('super'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    player.say('site-not-found', 'notOffered.title', { brand: puloBrand.title }),
  );
});

test('where newcomers may be promised nothing, neither a deposit nor an invitation promises it', async ({
  player,
  page,
}) => {
  await forbidsWelcome(page);
  const isPromised = (key: string) =>
    player.main.getByText(player.say('cashier', `deposit.bonus.source.${key}`));
  await player.enterAs('nova', `/recharge?brand=${puloBrand.id}`);
  await player.main.getByRole('textbox').first().fill('20000');
  await expect(isPromised('rebate')).toBeVisible();
  for (const source of ['welcome', 'firstDeposit', 'tier']) await expect(isPromised(source)).toHaveCount(0);
  await player.open('/agency-center/invite');
  await expect(player.step('agency', 'invite.both.you')).toBeVisible();
  await expect(player.main.getByText(player.say('agency', 'invite.both.welcome'))).toHaveCount(0);
  await player.open(address('offers'));
  await isThere(player);
  await expect(player.main.locator(`a[href="${address('recharge-rebate')}"]`)).toHaveCount(1);
  await expect(player.main).not.toContainText(/boas-vindas/i);
});

test('no way leads to what the server does not offer', async ({ player, page }) => {
  const wayTo = (code: string) => player.main.locator(`a[href^="${address(code)}"]`);
  await withhold(page, 'super', 'level', 'invitation-activity', 'daily-loss-relief-fund');
  await player.open(address('rescue'));
  await isThere(player);
  await expect(player.main).toContainText(player.say('promotions-loss', 'rescue.notRelief'));
  await expect(wayTo('daily-loss-relief-fund')).toHaveCount(0);
  await player.open(address('offers'));
  await isThere(player);
  await expect(wayTo('recharge-rebate')).toHaveCount(1);
  await expect(wayTo('super')).toHaveCount(0);
  await player.enterAs('agente', '/promotion/vip');
  await isThere(player);
  await page.keyboard.press('Shift');
  await expect(wayTo('level')).toHaveCount(0);
  await player.open('/agency-center/reward');
  await isThere(player);
  await page.keyboard.press('Shift');
  await expect(wayTo('invitation-activity')).toHaveCount(0);
  await player.open('/agency-center/invite');
  await expect(player.step('agency', 'invite.both.you')).toBeVisible();
  await expect(player.main.getByText(player.say('agency', 'invite.both.welcome'))).toHaveCount(0);
});

test('what the server does not offer is nowhere either', async ({ player, page }) => {
  await withhold(page, 'treasure');
  await player.open(address('treasure'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    player.say('site-not-found', 'notOffered.title', { brand: 'Maré' }),
  );
  await player.open('/promotion/activity');
  await isThere(player);
  await expect(player.main.locator(`a[href="${address('super')}"]`)).toHaveCount(1);
  await expect(player.main.locator(`a[href="${address('treasure')}"]`)).toHaveCount(0);
});

test('an address that names an activity which the server does not know says so', async ({ player, page }) => {
  await player.open('/promotion/activity?code=nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    player.say('site-not-found', 'notOffered.title', { brand: 'Maré' }),
  );
});

test('an address as others write it leads to the page, and Back does not lead there again', async ({
  player,
  page,
}) => {
  await player.open('/faq');
  await player.open('/promotion/treasure?from=mail');
  await expect(page).toHaveURL(/\/promotion\/activity\/treasure\?from=mail$/);
  await isThere(player);
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});

test('a member sees on the way to the promotions how many can be claimed, a guest does not', async ({
  player,
  page,
}) => {
  const way = page
    .getByRole('navigation')
    .locator('a[href="/promotion/activity"]')
    .filter({ visible: true })
    .first();
  await player.open('/faq');
  await expect(way).toHaveAccessibleName(player.say('site', 'nav.promotions'));
  await player.enterAs('rica', '/faq');
  await page.keyboard.press('Shift');
  await expect(way).toHaveAccessibleName(/\d+/);
});

test('up to four live activities come to the home, in the server’s order, before they are seen', async ({
  player,
  page,
}) => {
  await player.open('/');
  const cards = page.locator('[data-part=home-activities]');
  await readsUntil(player, cards);
  await expect(cards.getByRole('article')).toHaveCount(4);
  await expect(cards.getByRole('article').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/promotion\//,
  );
});

test('who has scrolled past their place before they come finds them further down', async ({
  player,
  page,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.route(/\/api\/activit/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/api\/activit/);
  await player.open('/');
  const own = page.locator('main [data-part=promotions]');
  await expect(async () => {
    await page.mouse.wheel(0, 250);
    await expect(own).toBeInViewport({ ratio: 0.5, timeout: 100 });
  }).toPass();
  await asked;
  answered.resolve();
  const cards = page.locator('[data-part=home-activities]');
  await expect(async () => {
    await page.mouse.wheel(0, 250);
    await expect(cards).toBeInViewport({ timeout: 100 });
  }).toPass();
  await expect(cards.getByRole('article')).toHaveCount(4);
  // What was being read has stayed.
  await expect(own).toBeVisible();
});
