import type { Member } from '@fortuna/domain/model/auth.ts';
import type { SessionView } from '@fortuna/flows/session/session.types.ts';
import { expect, test } from 'vitest';
import { type Gate, isSameGate, nextGate } from './gate.ts';

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

test('the same state is not drawn anew', () => {
  const gate = after(asMember);
  expect(nextGate(gate, asMember)).toBe(gate);
  expect(isSameGate(after(unreachable), after(unreachable))).toBe(true);
  expect(isSameGate(after(asMember), after(asMember, expired))).toBe(false);
  expect(isSameGate(after(asMember), after({ kind: 'member', member: other, isStale: false }))).toBe(false);
});
