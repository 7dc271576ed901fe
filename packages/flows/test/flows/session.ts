import { expect } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sessionActors } from '../../src/session/session.actors.ts';
import { sessionMachine } from '../../src/session/session.machine.ts';
import type { SessionEvent } from '../../src/session/session.types.ts';
import { authSubmission, sessionView } from '../../src/session/session.view.ts';
import { blocked, failing, forcedOffline, member, network, refused, unauthenticated } from '../fixtures.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { pickFrom, type RaceModel, type World } from '../races.ts';
import { type Call, type Outcome, Stage } from '../stage.ts';

export function buildSession() {
  const stage = new Stage();
  const machine = sessionMachine.provide({
    actors: stage.actors(sessionActors),
    actions: {
      storeToken: (_, { token }) => stage.note('storeToken', token),
      clearSession: () => stage.note('clearSession'),
      clearEverything: () => stage.note('clearEverything'),
      broadcast: (_, message) => stage.note('broadcast', message.type),
    },
  });
  return { machine, stage };
}

const login = { name: 'nova', password: 'Fortuna!2026', captchaKey: 'k', captcha: '1234' };
const register = {
  ...login,
  passwordConfirmation: login.password,
  phone: '11987654321',
  inviteCode: '',
  isAdult: true,
};
const token = { output: { token: 'new', expiresInSeconds: 3_600 } };

function view(snapshot: AnyMachineSnapshot) {
  const shell = sessionView(snapshot);
  const form = authSubmission(snapshot);
  const { token: present, isExpiryHeard } = snapshot.context;
  return { kind: `${shell.kind}/${form.kind}`, shell, form, token: present, isExpiryHeard };
}

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

type Answer = { readonly type: 'answer.expired' | 'answer.late' | 'answer.forcedOffline' };

const happening: readonly (SessionEvent | Answer)[] = [
  { type: 'player.login', input: login },
  { type: 'player.login', input: login },
  { type: 'player.stopWaiting' },
  { type: 'player.logout' },
  { type: 'player.accept' },
  { type: 'player.decline' },
  { type: 'player.dismiss' },
  { type: 'player.retry' },
  { type: 'member.refresh' },
  // Answers to what was sent with the present token, and with the one before.
  { type: 'answer.expired' },
  { type: 'answer.expired' },
  { type: 'answer.late' },
  { type: 'answer.forcedOffline' },
  { type: 'tab.loggedOut' },
  { type: 'tab.loggedIn', token: 'other-tab' },
];

/** A storage that must agree with the screen, and a player who is asked once for each token that expires. */
class SessionWorld implements World {
  readonly tally = { asks: 0 };
  private stored: string | null = null;
  private tokens = 0;
  private previous: string | null = null;
  private readonly asked = new Map<string, number>();

  build() {
    const { machine, stage } = buildSession();
    const storing = machine.provide({
      actions: {
        storeToken: (_, params) => {
          this.stored = params.token;
        },
        clearSession: () => {
          this.stored = null;
        },
        clearEverything: () => {
          this.stored = null;
        },
      },
    });
    return { machine: storing, stage };
  }

  input() {
    return { token: this.stored };
  }

  send(event: AnyEventObject, tell: (event: AnyEventObject) => void, look: () => AnyMachineSnapshot) {
    const present = look().context.token;
    if (present !== null && this.stored !== null) this.previous = present;
    const before = sessionView(look()).kind;
    if (event.type === 'answer.expired' && present !== null)
      tell({ type: 'session.expired', token: present });
    else if (event.type === 'answer.late') tell({ type: 'session.expired', token: 'token-0' });
    else if (event.type === 'answer.forcedOffline') tell({ type: 'session.forcedOffline', token: present });
    else if (!event.type.startsWith('answer.')) tell(event);
    if (sessionView(look()).kind !== 'expired' || before === 'expired') return;
    expect(event.type, 'only the present token expires').toBe('answer.expired');
    this.asked.set(String(this.previous), (this.asked.get(String(this.previous)) ?? 0) + 1);
  }

  answer(call: Call, pick: number) {
    this.tokens += 1;
    const outcomes: Readonly<Record<string, readonly [Outcome, ...Outcome[]]>> = {
      logIn: [
        { output: { token: `token-${this.tokens}`, expiresInSeconds: null } },
        { output: { token: `token-${this.tokens}`, expiresInSeconds: null } },
        failing(refused),
      ],
      signOut: [{ output: undefined }, failing(network)],
      loadMember: [
        { output: member },
        { output: member },
        { output: member },
        failing(network),
        failing(unauthenticated),
        failing(forcedOffline),
        failing(blocked),
      ],
    };
    call.settle(pickFrom(outcomes[call.name] ?? [failing(network)], pick));
  }

  check(snapshot: AnyMachineSnapshot) {
    const { token: present, member: shown } = snapshot.context;
    const now = sessionView(snapshot).kind;
    if (now === 'member' || now === 'restoring' || now === 'unreachable') {
      expect(this.stored, 'who is logged in is so after a reload, too').toBe(present);
      expect(this.stored).not.toBeNull();
    } else if (authSubmission(snapshot).kind !== 'submitting') {
      expect(this.stored, 'who is not logged in leaves nothing behind').toBeNull();
    }
    if (now === 'expired' || now === 'forcedOffline') expect(shown).toBeNull();
  }

  end() {
    for (const [of, times] of this.asked) {
      if (of !== 'other-tab') expect(times, `asked for ${of}`).toBe(1);
      this.tally.asks += times;
    }
  }
}

const races: RaceModel = {
  events: happening,
  runs: 300,
  world: () => new SessionWorld(),
  view,
  reached: { logIn: 100, asks: 20 },
};

export const session: FlowEntry = {
  name: 'session',
  folder: 'session',
  machine: sessionMachine,
  paths: {
    build: buildSession,
    inputs: [{ token: null }, { token: 'stored' }],
    playerEvents: [
      { type: 'player.login', input: login },
      { type: 'player.register', input: register },
      { type: 'player.stopWaiting' },
      { type: 'player.logout' },
      { type: 'player.closeLogin' },
      { type: 'player.accept' },
      { type: 'player.decline' },
      { type: 'player.dismiss' },
      { type: 'player.retry' },
      { type: 'member.refresh' },
      { type: 'session.expired', token: 'stored' },
      { type: 'session.forcedOffline', token: 'stored' },
      { type: 'session.blocked', token: 'stored' },
      { type: 'tab.loggedOut' },
      { type: 'tab.loggedIn', token: 'new' },
    ] satisfies SessionEvent[],
    outcomes: {
      loadMember: [
        { output: member },
        failing(network),
        failing(unauthenticated),
        failing(forcedOffline),
        failing(blocked),
      ],
      logIn: [token, failing(refused), failing(network), failing(forcedOffline)],
      register: [token, failing(refused)],
      signOut: [{ output: undefined }, failing(network)],
    },
    view,
    check: checkPath,
    moves: [
      'blocked/editing --player.dismiss--> guest/editing',
      'blocked/editing --tab.loggedIn--> restoring/submitting',
      'expired/editing --player.accept--> guest/editing',
      'expired/editing --player.decline--> guest/editing',
      'expired/editing --tab.loggedIn--> restoring/submitting',
      'forcedOffline/editing --player.dismiss--> guest/editing',
      'guest/editing --player.login--> guest/submitting',
      'guest/editing --player.register--> guest/submitting',
      'guest/editing --session.blocked--> blocked/editing',
      'guest/editing --session.forcedOffline--> forcedOffline/editing',
      'guest/editing --tab.loggedIn--> restoring/submitting',
      'guest/submitting --done entering--> member/done',
      'guest/submitting --error entering--> blocked/editing',
      'guest/submitting --error entering--> forcedOffline/editing',
      'guest/submitting --error entering--> guest/editing',
      'guest/submitting --error entering--> unreachable/done',
      'guest/submitting --error loggingIn--> forcedOffline/editing',
      'guest/submitting --error loggingIn--> guest/editing',
      'guest/submitting --error registering--> guest/editing',
      'guest/submitting --player.stopWaiting--> guest/editing',
      'guest/submitting --player.stopWaiting--> unreachable/done',
      'guest/submitting --tab.loggedIn--> restoring/submitting',
      'member/done --error refreshing--> blocked/editing',
      'member/done --error refreshing--> expired/editing',
      'member/done --error refreshing--> forcedOffline/editing',
      'member/done --player.logout--> guest/editing',
      'member/done --session.blocked--> blocked/editing',
      'member/done --session.expired--> expired/editing',
      'member/done --session.forcedOffline--> forcedOffline/editing',
      'member/done --tab.loggedIn--> restoring/submitting',
      'member/done --tab.loggedOut--> guest/editing',
      'restoring/submitting --done restoring--> expired/editing',
      'restoring/submitting --done restoring--> member/done',
      'restoring/submitting --error restoring--> blocked/editing',
      'restoring/submitting --error restoring--> forcedOffline/editing',
      'restoring/submitting --error restoring--> guest/editing',
      'restoring/submitting --error restoring--> unreachable/done',
      'restoring/submitting --player.logout--> guest/editing',
      'restoring/submitting --session.blocked--> blocked/editing',
      'restoring/submitting --session.forcedOffline--> forcedOffline/editing',
      'restoring/submitting --tab.loggedOut--> guest/editing',
      'unreachable/done --member.refresh--> restoring/submitting',
      'unreachable/done --player.logout--> guest/editing',
      'unreachable/done --player.retry--> restoring/submitting',
      'unreachable/done --session.blocked--> blocked/editing',
      'unreachable/done --session.expired--> expired/editing',
      'unreachable/done --session.forcedOffline--> forcedOffline/editing',
      'unreachable/done --tab.loggedIn--> restoring/submitting',
      'unreachable/done --tab.loggedOut--> guest/editing',
    ],
  },
  races,
};
