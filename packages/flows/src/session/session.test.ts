import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import {
  blocked,
  failing,
  forcedOffline,
  member,
  network,
  refused,
  unauthenticated,
} from '../../test/fixtures.ts';
import { buildSession } from '../../test/flows/session.ts';
import { pass } from '../../test/stage.ts';
import { authSubmission, sessionView } from './session.view.ts';

const input = { name: 'nova', password: 'Fortuna!2026', captchaKey: 'k', captcha: '1234' };
const login = { type: 'player.login', input } as const;

function open(token: string | null) {
  const { machine, stage } = buildSession();
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { token }, clock });
  const views: string[] = [];
  actor.subscribe((snapshot) => {
    const { kind } = sessionView(snapshot);
    if (views.at(-1) !== kind) views.push(kind);
  });
  actor.start();
  const shell = () => sessionView(actor.getSnapshot());
  const form = () => authSubmission(actor.getSnapshot());
  return { actor, stage, clock, views, shell, form };
}

async function openAsMember() {
  const opened = open('stored');
  await opened.stage.answer({ output: member });
  return opened;
}

test('ten presses log in once; the token is stored and the other tabs told before the member is there', async () => {
  const { actor, stage, shell, form } = open(null);
  for (let press = 0; press < 10; press += 1) actor.send(login);
  expect(stage.calls.map(({ name }) => name)).toEqual(['logIn']);
  expect(form()).toEqual({ kind: 'submitting' });
  await stage.answer({ output: { token: 'new', expiresInSeconds: null } });
  expect(stage.effects).toEqual(['storeToken new', 'broadcast loggedIn']);
  expect(stage.calls.at(-1)?.input).toEqual({ token: 'new' });
  expect(form()).toEqual({ kind: 'submitting' });
  await stage.answer({ output: member });
  expect(shell()).toEqual({ kind: 'member', member, isStale: false });
  expect(form()).toEqual({ kind: 'done' });
});

test('a refused login shows the problem; the next try starts without it', async () => {
  const { actor, stage, form } = open(null);
  actor.send(login);
  await stage.answer(failing(refused));
  expect(form()).toEqual({ kind: 'editing', problem: refused });
  actor.send(login);
  expect(form()).toEqual({ kind: 'submitting' });
  expect(actor.getSnapshot().context.problem).toBeNull();
});

test('a stored token that is no longer good makes a guest without a word', async () => {
  const { actor, stage, views, form } = open('stored');
  actor.send({ type: 'session.expired', token: 'stored' });
  await stage.answer(failing(unauthenticated));
  expect(views).toEqual(['restoring', 'guest']);
  expect(form()).toEqual({ kind: 'editing', problem: null });
  expect(stage.effects).toEqual(['clearSession']);
});

test('where only another call met the end of the login while the member was loaded, the player is asked', async () => {
  const { actor, stage, views } = open('stored');
  actor.send({ type: 'session.expired', token: 'stored' });
  actor.send({ type: 'session.expired', token: 'stored' });
  await stage.answer({ output: member });
  expect(views).toEqual(['restoring', 'expired']);
  actor.send({ type: 'player.accept' });
  actor.send(login);
  await stage.answer({ output: { token: 'new', expiresInSeconds: null } });
  await stage.answer({ output: member });
  expect(views.slice(2)).toEqual(['guest', 'member']);
});

test('a login that has ended when the player comes back to the page is asked about', async () => {
  const { actor, stage, shell } = await openAsMember();
  actor.send({ type: 'member.refresh' });
  await stage.answer(failing(unauthenticated));
  expect(shell()).toEqual({ kind: 'expired' });
  expect(stage.effects).toEqual(['clearSession']);
});

test('a blocked account is told from an expired login, in whichever answer it comes', async () => {
  const told = await openAsMember();
  told.actor.send({ type: 'session.blocked', token: 'older' });
  expect(told.shell()).toMatchObject({ kind: 'member' });
  told.actor.send({ type: 'session.blocked', token: 'stored' });
  expect(told.shell()).toEqual({ kind: 'blocked' });
  expect(told.stage.effects).toEqual(['clearSession']);

  const restored = open('stored');
  await restored.stage.answer(failing(blocked));
  expect(restored.shell()).toEqual({ kind: 'blocked' });
  restored.actor.send({ type: 'player.dismiss' });
  expect(restored.shell()).toEqual({ kind: 'guest', isLoginAsked: false });
});

test('no network keeps the token and a retry brings the member', async () => {
  const { actor, stage, shell } = open('stored');
  await stage.answer(failing(network));
  expect(shell()).toEqual({ kind: 'unreachable', problem: network });
  expect(stage.effects).toEqual([]);
  actor.send({ type: 'player.retry' });
  expect(stage.calls.at(-1)?.input).toEqual({ token: 'stored' });
  await stage.answer({ output: member });
  expect(shell()).toMatchObject({ kind: 'member' });
});

test('a failed refresh keeps the old member and marks it stale; the latest refresh counts', async () => {
  const { actor, stage, shell } = await openAsMember();
  actor.send({ type: 'member.refresh' });
  await stage.answer(failing(network));
  expect(shell()).toEqual({ kind: 'member', member, isStale: true });
  actor.send({ type: 'member.refresh' });
  const early = stage.open()[0];
  actor.send({ type: 'member.refresh' });
  early?.settle({ output: { ...member, balance: 1 } });
  await stage.answer({ output: { ...member, balance: 2 } });
  expect(shell()).toEqual({ kind: 'member', member: { ...member, balance: 2 }, isStale: false });
});

test('many late 401 answers ask once, and never a session that began after them', async () => {
  const { actor, stage, views, shell } = await openAsMember();
  for (let answer = 0; answer < 3; answer += 1) actor.send({ type: 'session.expired', token: 'stored' });
  expect(shell()).toEqual({ kind: 'expired' });
  expect(stage.effects).toEqual(['clearSession']);
  actor.send({ type: 'player.accept' });
  expect(shell()).toEqual({ kind: 'guest', isLoginAsked: true });
  actor.send({ type: 'session.expired', token: 'stored' });
  actor.send(login);
  await stage.answer({ output: { token: 'new', expiresInSeconds: null } });
  actor.send({ type: 'session.expired', token: 'stored' });
  await stage.answer({ output: member });
  actor.send({ type: 'session.expired', token: 'stored' });
  expect(views).toEqual(['restoring', 'member', 'expired', 'guest', 'member']);
});

test('declining leaves a guest who is not asked to log in; a closed login is not asked for again', async () => {
  const declined = await openAsMember();
  declined.actor.send({ type: 'session.expired', token: 'stored' });
  declined.actor.send({ type: 'player.decline' });
  expect(declined.shell()).toEqual({ kind: 'guest', isLoginAsked: false });
  const accepted = await openAsMember();
  accepted.actor.send({ type: 'session.expired', token: 'stored' });
  accepted.actor.send({ type: 'player.accept' });
  accepted.actor.send({ type: 'player.closeLogin' });
  expect(accepted.shell()).toEqual({ kind: 'guest', isLoginAsked: false });
});

test.each([{ output: undefined }, failing(network)])(
  'logging out makes a guest at once, whatever the server answers',
  async (outcome) => {
    const { actor, stage, shell } = await openAsMember();
    actor.send({ type: 'player.logout' });
    actor.send({ type: 'player.logout' });
    expect(shell()).toEqual({ kind: 'guest', isLoginAsked: false });
    expect(stage.effects).toEqual(['clearSession', 'broadcast loggedOut']);
    expect(stage.named('signOut').map((call) => call.input)).toEqual([{ token: 'stored' }]);
    await stage.answer(outcome);
    expect(actor.getSnapshot()).toMatchObject({
      value: { guest: 'editing' },
      context: { token: null, member: null },
    });
  },
);

test('a server that does not answer the logout is not waited for', async () => {
  const { actor, clock } = await openAsMember();
  actor.send({ type: 'player.logout' });
  await pass(clock, 5_000);
  expect(actor.getSnapshot().value).toEqual({ guest: 'editing' });
});

test('forced offline clears everything once and stays until it is dismissed', async () => {
  const { actor, stage, shell } = await openAsMember();
  actor.send({ type: 'session.forcedOffline', token: 'stored' });
  actor.send({ type: 'session.forcedOffline', token: null });
  actor.send({ type: 'tab.loggedIn', token: 'new' });
  actor.send(login);
  expect(shell()).toEqual({ kind: 'forcedOffline' });
  expect(stage.effects).toEqual(['clearEverything']);
  actor.send({ type: 'player.dismiss' });
  expect(shell()).toEqual({ kind: 'guest', isLoginAsked: false });
});

test('a login that meets the force-offline flag says so', async () => {
  const { actor, stage, shell } = open(null);
  actor.send(login);
  await stage.answer(failing(forcedOffline));
  expect(shell()).toEqual({ kind: 'forcedOffline' });
});

test('other tabs: a logout logs out, another login takes over, the same login changes nothing', async () => {
  const { actor, stage, views } = await openAsMember();
  actor.send({ type: 'tab.loggedIn', token: 'stored' });
  expect(stage.effects).toEqual([]);
  actor.send({ type: 'tab.loggedIn', token: 'new' });
  expect(stage.effects).toEqual(['clearSession', 'storeToken new']);
  expect(stage.calls.at(-1)?.input).toEqual({ token: 'new' });
  await stage.answer({ output: member });
  actor.send({ type: 'tab.loggedOut' });
  expect(views).toEqual(['restoring', 'member', 'restoring', 'member', 'guest']);
  expect(stage.effects.at(-1)).toBe('clearSession');
});
