import type { Member } from '@fortuna/domain/model/auth.ts';
import type { SessionView } from '@fortuna/flows/session/session.types.ts';
import { expect, test } from 'vitest';
import { type Gate, nextGate } from './gate.ts';

const member = { id: 1, name: 'rica' } as Member;
const other = { id: 2, name: 'nova' } as Member;
const asMember: SessionView = { kind: 'member', member, isStale: false };
const guest: SessionView = { kind: 'guest', isLoginAsked: false };
const restoring: SessionView = { kind: 'restoring' };
const unreachable: SessionView = { kind: 'unreachable', problem: { kind: 'network' } };
const expired: SessionView = { kind: 'expired' };
const offline: SessionView = { kind: 'forcedOffline' };

function after(...views: readonly SessionView[]): Gate {
  return views.reduce(nextGate, { kind: 'loading' } as Gate);
}

const shown = (gate: Gate) => (gate.kind === 'member' ? gate.member.name : gate.kind);

test.each([
  ['a guest is asked to log in', [guest], 'signedOut'],
  ['a stored token is being tried', [restoring], 'loading'],
  ['the member could not be read', [restoring, unreachable], 'failed'],
  ['a member is in', [restoring, asMember], 'rica'],
  ['an expiry leaves the page as it is', [asMember, expired], 'rica'],
  ['also when the question is declined', [asMember, expired, guest], 'rica'],
  ['and until the next login', [asMember, expired, guest, restoring, asMember], 'rica'],
  ['a logout does not', [asMember, guest], 'signedOut'],
  ['nor does forced offline', [asMember, offline], 'signedOut'],
  ['a page opened after an expiry asks', [expired], 'signedOut'],
  ['a refresh that fails keeps the page', [asMember, restoring, unreachable], 'rica'],
  [
    'another member takes over',
    [asMember, expired, guest, { kind: 'member', member: other, isStale: false }],
    'nova',
  ],
  [
    'a logout after an expiry and a login ends the page',
    [asMember, expired, guest, asMember, guest],
    'signedOut',
  ],
] as const)('%s', (_, views, expected) => {
  expect(shown(after(...views))).toBe(expected);
});

test.each([
  ['a guest', [guest]],
  ['a wait', [restoring]],
  ['a failure', [restoring, unreachable]],
  ['a member', [asMember]],
  ['an expired member', [asMember, expired]],
  ['an uncertain member', [asMember, restoring]],
] as const)('%s stays the very same, so that nothing is drawn anew', (_, views) => {
  const gate = after(...views);
  expect(nextGate(gate, views[views.length - 1] ?? guest)).toBe(gate);
});

test('while it is not known who has logged in elsewhere, the page is kept and shown to nobody', () => {
  expect(after(asMember, restoring)).toMatchObject({ kind: 'member', isUncertain: true });
  expect(after(asMember, expired, restoring)).toMatchObject({ kind: 'member', isUncertain: true });
  expect(after(asMember, restoring, asMember)).toMatchObject({ kind: 'member', isUncertain: false });
});
