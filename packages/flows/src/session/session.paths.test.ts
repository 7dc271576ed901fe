import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { buildSession } from '../../test/builds.ts';
import { failing, forcedOffline, member, network, refused, unauthenticated } from '../../test/fixtures.ts';
import { walk } from '../../test/paths.ts';
import type { Stage } from '../../test/stage.ts';
import { authSubmission, sessionView } from './session.view.ts';

const login = { name: 'nova', password: 'Fortuna!2026', captchaKey: 'k', captcha: '1234' };
const register = {
  ...login,
  passwordConfirmation: login.password,
  phone: '11987654321',
  inviteCode: '',
  isAdult: true,
};
const token = { output: { token: 'new', expiresInSeconds: 3_600 } };

const model = {
  build: buildSession,
  inputs: [{ token: null }, { token: 'stored' }],
  playerEvents: [
    { type: 'player.login', input: login },
    { type: 'player.register', input: register },
    { type: 'player.logout' },
    { type: 'player.closeLogin' },
    { type: 'player.accept' },
    { type: 'player.decline' },
    { type: 'player.dismiss' },
    { type: 'player.retry' },
    { type: 'member.refresh' },
    { type: 'session.expired', token: 'stored' },
    { type: 'session.forcedOffline', token: 'stored' },
    { type: 'tab.loggedOut' },
    { type: 'tab.loggedIn', token: 'new' },
  ],
  outcomes: {
    loadMember: [{ output: member }, failing(network), failing(unauthenticated), failing(forcedOffline)],
    logIn: [token, failing(refused), failing(network), failing(forcedOffline)],
    register: [token, failing(refused)],
    signOut: [{ output: undefined }, failing(network)],
  },
  view(snapshot: AnyMachineSnapshot) {
    const shell = sessionView(snapshot);
    const form = authSubmission(snapshot);
    return { kind: `${shell.kind}/${form.kind}`, shell, form, token: snapshot.context.token };
  },
};

/** Other tabs hear of each login and of each logout exactly once. */
function checkPath(stage: Stage) {
  const logins = [...stage.named('logIn'), ...stage.named('register')].filter(
    (call) => call.state === 'answered',
  );
  const others = stage.effects.filter((effect) => effect.startsWith('broadcast loggedIn'));
  expect(others.length).toBe(logins.length);
  expect(stage.effects.filter((effect) => effect === 'broadcast loggedOut').length).toBe(
    stage.named('signOut').length,
  );
}

test('every state and transition is walked, and the screen sees exactly these moves', {
  timeout: 30_000,
}, async () => {
  const report = await walk(model, checkPath);
  expect(report.missed).toEqual([]);
  expect(report.moves).toEqual([
    'expired/editing --player.accept--> guest/editing',
    'expired/editing --player.decline--> guest/editing',
    'expired/editing --tab.loggedIn--> restoring/submitting',
    'forcedOffline/editing --player.dismiss--> guest/editing',
    'guest/editing --player.login--> guest/submitting',
    'guest/editing --player.register--> guest/submitting',
    'guest/editing --session.forcedOffline--> forcedOffline/editing',
    'guest/editing --tab.loggedIn--> restoring/submitting',
    'guest/submitting --done entering--> member/done',
    'guest/submitting --error entering--> forcedOffline/editing',
    'guest/submitting --error entering--> guest/editing',
    'guest/submitting --error entering--> unreachable/done',
    'guest/submitting --error loggingIn--> forcedOffline/editing',
    'guest/submitting --error loggingIn--> guest/editing',
    'guest/submitting --error registering--> guest/editing',
    'guest/submitting --tab.loggedIn--> restoring/submitting',
    'member/done --error refreshing--> forcedOffline/editing',
    'member/done --error refreshing--> guest/editing',
    'member/done --player.logout--> guest/editing',
    'member/done --session.expired--> expired/editing',
    'member/done --session.forcedOffline--> forcedOffline/editing',
    'member/done --tab.loggedIn--> restoring/submitting',
    'member/done --tab.loggedOut--> guest/editing',
    'restoring/submitting --done restoring--> member/done',
    'restoring/submitting --error restoring--> forcedOffline/editing',
    'restoring/submitting --error restoring--> guest/editing',
    'restoring/submitting --error restoring--> unreachable/done',
    'restoring/submitting --player.logout--> guest/editing',
    'restoring/submitting --session.forcedOffline--> forcedOffline/editing',
    'restoring/submitting --tab.loggedOut--> guest/editing',
    'unreachable/done --member.refresh--> restoring/submitting',
    'unreachable/done --player.logout--> guest/editing',
    'unreachable/done --player.retry--> restoring/submitting',
    'unreachable/done --session.expired--> expired/editing',
    'unreachable/done --session.forcedOffline--> forcedOffline/editing',
    'unreachable/done --tab.loggedIn--> restoring/submitting',
    'unreachable/done --tab.loggedOut--> guest/editing',
  ]);
});
