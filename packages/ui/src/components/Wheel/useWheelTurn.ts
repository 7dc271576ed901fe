import type { WheelPrize } from '@fortuna/domain/model/promotions-wheels.ts';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { restingAngle } from './wheel-geometry.ts';
import { createWheelMotion, type WheelMotion } from './wheel-motion.ts';
import type { LiveWheelState } from './wheel-props.ts';

export interface WheelTurn {
  /** Of the picture that turns. */
  readonly disc: RefObject<HTMLDivElement | null>;
  /** Of what lies over the fields while they go by fast. */
  readonly veil: RefObject<HTMLDivElement | null>;
  /** Still true after the answer has arrived, until the disc stops. */
  readonly isTurning: boolean;
}

/** Makes the disc follow the state: it turns while the answer is on its way, then comes to rest on what was won. */
export function useWheelTurn(
  state: LiveWheelState,
  prizes: readonly WheelPrize[],
  onLanded: (() => void) | undefined,
): WheelTurn {
  const disc = useRef<HTMLDivElement>(null);
  const veil = useRef<HTMLDivElement>(null);
  const motion = useRef<WheelMotion | null>(null);
  const [isTurning, setTurning] = useState(state.kind === 'spinning');
  const { kind } = state;
  const isAtOnce = state.kind === 'landed' && state.isAtOnce === true;
  const target =
    state.kind === 'landed'
      ? restingAngle(
          prizes.map(({ id }) => id),
          state.result.prizeId,
        )
      : null;

  const stand = useEffectEvent(() => {
    setTurning(false);
    if (kind === 'landed') onLanded?.();
  });

  useLayoutEffect(() => {
    if (!disc.current || !veil.current) return;
    const created = createWheelMotion(disc.current, veil.current);
    motion.current = created;
    return () => created.cancel();
  }, []);

  useLayoutEffect(() => {
    const wheel = motion.current;
    if (!wheel) return;
    if (kind === 'spinning') {
      wheel.turn();
      setTurning(true);
    } else if (wheel.isTurning() && !isAtOnce) {
      void wheel.stop(target).then((isStanding) => {
        if (isStanding) stand();
      });
    } else {
      if (target === null) wheel.cancel();
      else wheel.rest(target);
      setTurning(false);
    }
  }, [kind, target, isAtOnce]);

  return { disc, veil, isTurning };
}
