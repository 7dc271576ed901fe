import type { ClaimResult, ClaimTarget } from '@fortuna/domain/model/promotions-rewards.ts';
import { attemptActorsOf } from '../../src/attempt/attempt.actors.ts';
import { claimAttemptMachine, rewardClaimMachine } from '../../src/reward-claim/reward-claim.machine.ts';
import type { ClaimAttempt, ClaimEvent, ClaimKind } from '../../src/reward-claim/reward-claim.types.ts';
import { claimView } from '../../src/reward-claim/reward-claim.view.ts';
import { AttemptWorld, attemptOutcomes, attemptWishes, expectSentOnce } from '../attempt-world.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { Stage } from '../stage.ts';

export const target: ClaimTarget = { by: 'depositRebate', rewardId: 5 };
export const claimResult: ClaimResult = {
  amount: 4_000,
  turnover: 100_000,
  balance: 24_000,
  turnoverLeft: 100_000,
};

export function claimAttemptWith(key: string): ClaimAttempt {
  return { key, at: '2026-07-01T12:00:00.000Z', target };
}

/** The flow on a stage; `close` is what becomes of a closed attempt. */
export function buildClaim(close?: (key: string) => void) {
  const stage = new Stage();
  const machine = rewardClaimMachine.provide({
    actors: {
      attempt: claimAttemptMachine.provide({
        actors: stage.actors(attemptActorsOf<ClaimKind>(), {
          sendAttempt: 'claim',
          findRecord: 'findClaim',
        }),
        actions: { closeAttempt: stage.closeAttempt(close) },
      }),
    },
  });
  return { machine, stage };
}

const attempt = claimAttemptWith('stored-key');
const presses: readonly ClaimEvent[] = [{ type: 'player.claim' }, ...attemptWishes];

export const rewardClaim: FlowEntry = {
  name: 'reward claim',
  folder: 'reward-claim',
  machine: rewardClaimMachine,
  paths: {
    build: () => buildClaim(),
    inputs: [
      { target, attempt: null, checkingPace: [0] },
      { target, attempt, checkingPace: [0] },
    ],
    playerEvents: presses,
    outcomes: attemptOutcomes({ attempt, record: claimResult, send: 'claim', find: 'findClaim' }),
    view: claimView,
    check: (stage, events) => expectSentOnce(stage, 'claim', events),
    moves: [
      'checking --done looking--> claimed',
      'checking --done looking--> unknown',
      'checking --error looking--> unknown',
      'claimed --player.claim--> submitting',
      'ready --player.claim--> submitting',
      'submitting --done sending--> claimed',
      'submitting --error opening--> ready',
      'submitting --error sending--> checking',
      'submitting --error sending--> ready',
      'submitting --error sending--> unknown',
      'submitting --player.stopWaiting--> checking',
      'unknown --player.discard--> ready',
      'unknown --player.lookAgain--> checking',
      'unknown --player.sendSame--> submitting',
    ],
  },
  races: {
    events: [...presses, { type: 'player.claim' }, { type: 'player.sendSame' }] satisfies ClaimEvent[],
    runs: 300,
    world: () =>
      new AttemptWorld({
        build: buildClaim,
        input: (stored) => ({ target, attempt: stored, checkingPace: [0, 1_000] }),
        attemptWith: claimAttemptWith,
        recordWith: () => claimResult,
        view: claimView,
        send: 'claim',
        ready: 'ready',
      }),
    view: claimView,
    reached: { claim: 100, findClaim: 100, repeats: 0 },
    seen: ['checking', 'claimed', 'ready', 'submitting', 'unknown'],
  },
};
