import { type ClaimTarget, claimName } from '@fortuna/domain/model/promotions-rewards.ts';
import { claimView } from '@fortuna/flows/reward-claim/reward-claim.view.ts';
import type { ClaimPress, ClaimView } from '@fortuna/ui/screens/promotions/Claims.view.ts';
import { createActor } from 'xstate';
import { claimAttempts, storedClaims } from '../../platform/attempts.ts';
import { createStore } from '../../platform/create-store.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { activityOf, type Claimer, claimFlow, claimOperations } from './claim-flow.ts';

const events = {
  claim: 'player.claim',
  stopWaiting: 'player.stopWaiting',
  lookAgain: 'player.lookAgain',
  sendSame: 'player.sendSame',
  discard: 'player.discard',
} as const satisfies Readonly<Record<ClaimPress, string>>;

/** Views of claims by `claimName`; what is not there is ready. */
export type ClaimViews = Readonly<Record<string, ClaimView>>;

/**
 * The claims of one page and one member: a machine for each thing that is claimed, made with the first press, or where a claim of an
 * earlier visit still waits for its answer.
 */
export function createClaims(claimer: Claimer) {
  const views = createStore<ClaimViews>({});
  const actors = new Map<string, ReturnType<typeof start>>();

  function start(target: ClaimTarget) {
    const name = claimName(target);
    const actor = createActor(claimFlow(claimer, target), {
      input: { target, attempt: claimAttempts(claimer.id, target).read() },
    });
    actor.subscribe((snapshot) => {
      const view = claimView(snapshot);
      // What is refused stands otherwise than the page says: it may have been claimed in another tab, or be over.
      if (view.kind === 'ready' && view.problem !== null) makeStale(claimOperations[target.by]);
      views.set({ ...views.get(), [name]: view });
    });
    // Also where the answer was lost and the reward was found: no write has told of it then.
    actor.on('reward.claimed', () => makeStale(claimOperations[target.by]));
    actors.set(name, actor);
    return actor.start();
  }

  return {
    views,
    press: (target: ClaimTarget, press: ClaimPress): void =>
      (actors.get(claimName(target)) ?? start(target)).send({ type: events[press] }),
    /** Goes on with those of an activity whose answer nobody has seen. */
    resume: (code: string): void => {
      for (const { target } of storedClaims(claimer.id)) if (activityOf(target) === code) start(target);
    },
    /** A new day or rain has come: what was claimed belongs to the one before. */
    forgetClaimed: (): void => {
      const before = views.get();
      const isClaimed = (name: string) => before[name]?.kind === 'claimed';
      for (const [name, actor] of actors) {
        if (!isClaimed(name)) continue;
        actor.stop();
        actors.delete(name);
      }
      views.set(Object.fromEntries(Object.entries(before).filter(([name]) => !isClaimed(name))));
    },
    stop: (): void => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    },
  };
}
