import { expect } from '@playwright/test';
import { arrange } from './arrange.ts';
import { cutOff, mend, refuse } from './faults.ts';
import { inviteFriend } from './friends.ts';
import { test } from './journey.ts';
import { booksOf } from './ledger.ts';
import { activityClaim, claims, isTold } from './promotions.ts';
import { sandbox } from './sandbox-control.ts';

const invitations = '/promotion/activity/invitation-activity';
const magnet = '/promotion/activity/magnet';
const agent = '/promotion/activity/agent';
const invitationCheck = '/api/invitationactivity/check';
const invitationClaim = '/api/invitationactivity/claim';

test('each friend who has deposited enough is claimed for by themselves, once', async ({ player }) => {
  const { say } = player;
  await inviteFriend('nova', 100_00);
  await inviteFriend('nova', 40_00);
  await player.enterAs('nova', invitations);
  await expect(player.main).toContainText(
    say('promotions-friends', 'people.sum', { deposits: player.money(40_00), goal: player.money(100_00) }),
  );
  const people = player.main.getByRole('list', { name: say('promotions-friends', 'people.list') });
  await expect(people.getByRole('listitem')).toHaveCount(2);
  const first = people.getByRole('button').first();
  await first.dblclick();
  await isTold(player, 100_00);
  await player.hasBalance(100_00);
  await player.reload();
  await expect(people.getByText(say('promotions', 'claim.claimed'), { exact: true })).toBeVisible();
  await expect(people.getByRole('button')).toHaveCount(1);
  expect(await sandbox.callsOf('POST', invitationClaim)).toHaveLength(1);
  const { id } = await arrange.memberOf('nova');
  expect((await booksOf(id)).wallet).toBe(100_00);
});

test('code 409 is told as a member whom nobody knows', async ({ player, page }) => {
  await inviteFriend('nova', 100_00);
  await page.route(`**${invitationClaim}*`, (route) =>
    route.fulfill({ json: { status: 'error', code: 409, message: '' } }),
  );
  await player.enterAs('nova', invitations);
  await claims.open(player, /.*/).click();
  await expect(player.alert(player.say('promotions-friends', 'people.unknownMember'))).toBeVisible();
});

test('friends that cannot be read are told of with the words of the server, and are had again', async ({
  player,
  page,
}) => {
  const message = 'Lista fechada até as 18h';
  await refuse(page, invitationCheck, { status: 403, message });
  await player.enterAs('nova', invitations);
  await expect(player.alert(player.say('promotions-friends', 'people.readError', { message }))).toBeVisible();
  await mend(page, invitationCheck);
  await player.button('common', 'retry').click();
  await expect(player.main).toContainText(player.say('promotions-friends', 'people.none'));
});

test('friends of the month reach a goal, which is claimed once', async ({ player }) => {
  for (let friend = 0; friend < 3; friend += 1) await inviteFriend('nova', 100_00);
  await player.enterAs('nova', magnet);
  const goals = player.main.getByRole('list', { name: player.say('promotions-friends', 'magnet.goals') });
  const [first, second] = [goals.getByRole('listitem').first(), goals.getByRole('listitem').nth(1)];
  await expect(second.getByRole('button')).toHaveAccessibleDescription(
    player.say('promotions-friends', 'magnet.missing_other', { count: 7 }),
  );
  await first.getByRole('button').dblclick();
  await isTold(player, 30_00);
  await player.hasBalance(30_00);
  await player.reload();
  await expect(first.getByRole('button')).toHaveAccessibleName(
    new RegExp(`^${player.say('promotions', 'claim.claimed')}`),
  );
  expect(await sandbox.callsOf('POST', activityClaim)).toHaveLength(1);
});

test('what an agent earns is drawn with the rates of the server; a table that fails is left out', async ({
  player,
  page,
}) => {
  const { say } = player;
  await cutOff(page, '/api/agency/mechanism/settlement');
  await player.enterAs('agente', agent);
  const generations = player.main.getByRole('list', { name: say('promotions-friends', 'agent.diagram') });
  await expect(generations.getByRole('listitem').nth(1)).toContainText(/0,5%.*1%.*0,3%/s);
  await expect(generations.getByRole('listitem').nth(2)).toContainText('0,1%');
  await expect(player.main).toContainText(say('promotions-friends', 'agent.ownDirect'));
  await expect(player.main.getByRole('alert')).toHaveCount(0);
  await expect(player.main).not.toContainText(say('promotions-friends', 'agent.settled'));
});
