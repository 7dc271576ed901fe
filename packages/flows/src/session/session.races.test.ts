import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, type EventObject, SimulatedClock } from 'xstate';
import { buildSession } from '../../test/builds.ts';
import { happenings, pickFrom, type Running, run } from '../../test/chaos.ts';
import { failing, forcedOffline, member, network, refused, unauthenticated } from '../../test/fixtures.ts';
import { type Call, type Outcome, settled } from '../../test/stage.ts';
import type { SessionEvent } from './session.types.ts';
import { authSubmission, sessionView } from './session.view.ts';

const input = { name: 'nova', password: 'Fortuna!2026', captchaKey: 'k', captcha: '1234' };
type Answer = { readonly type: 'answer.expired' | 'answer.late' | 'answer.forcedOffline' };

const events: readonly (SessionEvent | Answer)[] = [
  { type: 'player.login', input },
  { type: 'player.login', input },
  { type: 'player.logout' },
  { type: 'player.accept' },
  { type: 'player.decline' },
  { type: 'player.dismiss' },
  { type: 'player.retry' },
  { type: 'member.refresh' },
  // Answers to what was sent with the present token, and with the one before.
  { type: 'answer.expired' },
  { type: 'answer.late' },
  { type: 'answer.forcedOffline' },
  { type: 'tab.loggedOut' },
  { type: 'tab.loggedIn', token: 'other-tab' },
];

function start(): Running & { readonly asked: Map<string, number> } {
  const { machine, stage } = buildSession();
  const clock = new SimulatedClock();
  const asked = new Map<string, number>();
  let stored: string | null = null;
  let tokens = 0;
  const storing = machine.provide({
    actions: {
      storeToken: (_, { token }) => {
        stored = token;
      },
      clearSession: () => {
        stored = null;
      },
      clearEverything: () => {
        stored = null;
      },
    },
  });
  const load = () => createActor(storing, { input: { token: stored }, clock }).start();
  let actor = load();
  let previous: string | null = null;
  const kind = () => sessionView(actor.getSnapshot()).kind;
  return {
    stage,
    clock,
    asked,
    send(event: EventObject) {
      const { token } = actor.getSnapshot().context;
      if (token !== null && stored !== null) previous = token;
      const before = kind();
      if (event.type === 'answer.expired' && token !== null) actor.send({ type: 'session.expired', token });
      else if (event.type === 'answer.late') actor.send({ type: 'session.expired', token: 'token-0' });
      else if (event.type === 'answer.forcedOffline') actor.send({ type: 'session.forcedOffline', token });
      else if (!event.type.startsWith('answer.')) actor.send(event as SessionEvent);
      if (kind() !== 'expired' || before === 'expired') return;
      expect(event.type, 'only the present token expires').toBe('answer.expired');
      asked.set(String(previous), (asked.get(String(previous)) ?? 0) + 1);
    },
    async answer(call: Call, pick: number) {
      tokens += 1;
      const outcomes: Readonly<Record<string, readonly [Outcome, ...Outcome[]]>> = {
        logIn: [
          { output: { token: `token-${tokens}`, expiresInSeconds: null } },
          { output: { token: `token-${tokens}`, expiresInSeconds: null } },
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
        ],
      };
      call.settle(pickFrom(outcomes[call.name] ?? [failing(network)], pick));
      await settled();
    },
    reload() {
      actor.stop();
      actor = load();
    },
    check() {
      const { token, member: shown } = actor.getSnapshot().context;
      expect(stage.open().length, 'one call at a time').toBeLessThanOrEqual(1);
      const now = kind();
      if (now === 'member' || now === 'restoring' || now === 'unreachable') {
        expect(stored, 'who is logged in is so after a reload, too').toBe(token);
        expect(stored).not.toBeNull();
      } else if (authSubmission(actor.getSnapshot()).kind !== 'submitting') {
        expect(stored, 'who is not logged in leaves nothing behind').toBeNull();
      }
      if (now === 'expired' || now === 'forcedOffline') expect(shown).toBeNull();
    },
  };
}

test('whatever happens in whatever order, storage agrees with the screen and an expiry is asked once', {
  timeout: 30_000,
}, async () => {
  let asks = 0;
  let logins = 0;
  await fc.assert(
    fc.asyncProperty(happenings(events), async (list) => {
      const running = start();
      await run(running, list);
      logins += running.stage.named('logIn').length;
      for (const [token, times] of running.asked) {
        if (token !== 'other-tab') expect(times, `asked for ${token}`).toBe(1);
        asks += times;
      }
    }),
    { numRuns: 300 },
  );
  expect(logins).toBeGreaterThan(100);
  expect(asks).toBeGreaterThan(20);
});
