import type { WheelKind } from '@fortuna/domain/model/promotions-wheels.ts';
import type { SpinEvent } from '@fortuna/flows/wheel-spin/wheel-spin.types.ts';
import { spinView } from '@fortuna/flows/wheel-spin/wheel-spin.view.ts';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import type { OneWheelView } from '@fortuna/ui/screens/promotions/Wheels/Wheels.view.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { wheelAttempts } from '../../platform/attempts.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { useNewSpins } from './use-new-spins.ts';
import { wheelFlow } from './wheel-flow.ts';
import { wheelReads, withSafePictures } from './wheels.reads.ts';

export interface MemberWheel {
  readonly view: OneWheelView;
  readonly send: (event: SpinEvent) => void;
}

/** One wheel of a member: how it stands, and the spin that is under way. */
export function useWheel(memberId: number, kind: WheelKind): MemberWheel {
  const wheel = useRead(wheelReads[kind], memberId, memberId);
  const [flow] = useState(() => wheelFlow(memberId, kind));
  const actor = useActorRef(flow, {
    input: { wheel: kind, attempt: wheelAttempts(memberId, kind).read() },
  });
  const spin = useSelector(actor, spinView);
  useNewSpins(wheel.kind === 'ready' ? wheel.content : null);

  const isLanding = spin.kind === 'landing';
  useEffect(() => {
    // However it ends: on the prize, or because the page is left while it turns.
    if (isLanding) return () => makeStale('prizeSeen');
  }, [isLanding]);

  const problem = spin.kind === 'ready' ? spin.problem : null;
  useEffect(() => {
    if (problem !== null) makeStale('spinRefused');
  }, [problem]);

  return {
    view: { wheel: mapLoadable(wheel, withSafePictures), play: { kind: 'member', spin } },
    send: actor.send,
  };
}
