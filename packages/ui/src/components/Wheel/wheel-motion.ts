import { tokenProperty } from '../../theme/contract.ts';
import { wantsLessMotion } from '../reduced-motion.ts';
import {
  planStop,
  type StopPlan,
  stopEasing,
  tick,
  tickFrames,
  turnedTo,
  turnTime,
  veilGone,
  veilLift,
  veilOpacity,
  windUpAngle,
  windUpEasing,
  windUpTime,
} from './turn-plan.ts';

/** `none` for those who prefer reduced motion: the result fades in instead. */
type Manner = 'smooth' | 'stepped' | 'none';

/** Milliseconds of each half of the fade that stands in for turning. */
const fadeTime = 160;

export interface WheelMotion {
  /** Jumps there at once; degrees. */
  readonly rest: (angle: number) => void;
  /** Turns until told otherwise. */
  readonly turn: () => void;
  readonly isTurning: () => boolean;
  /** Comes to rest at an angle, or with null wherever it is. True once it has stopped, false if something else intervened. */
  readonly stop: (angle: number | null) => Promise<boolean>;
  readonly cancel: () => void;
}

const rotated = (angle: number) => `rotate(${angle.toFixed(2)}deg)`;

function mannerOf(disc: Element): Manner {
  if (wantsLessMotion()) return 'none';
  const ease = getComputedStyle(disc).getPropertyValue(tokenProperty('motion', 'ease'));
  return ease.trim().startsWith('steps') ? 'stepped' : 'smooth';
}

function stopAnimation(disc: Element, plan: StopPlan, manner: Manner): Animation {
  const timing = { duration: plan.duration, fill: 'forwards' } as const;
  if (manner === 'stepped') {
    const frames = tickFrames(plan).map(({ angle, offset }) => ({
      transform: rotated(angle),
      offset,
      easing: 'steps(1, end)',
    }));
    return disc.animate(frames, timing);
  }
  const frames = [{ transform: rotated(plan.from) }, { transform: rotated(plan.to) }];
  return disc.animate(frames, { ...timing, easing: stopEasing });
}

/** Whether it ran to its end; false when it was cancelled. */
function ended(animation: Animation): Promise<boolean> {
  return animation.finished.then(
    () => true,
    () => false,
  );
}

/** Turns an element as the brand's motion roles say. Runs off the main thread: nothing is computed per frame. */
export function createWheelMotion(disc: HTMLElement, veil: HTMLElement): WheelMotion {
  let angle = 0;
  let manner: Manner = 'smooth';
  let running: readonly Animation[] = [];
  let veiling: Animation | undefined;
  let isOn = false;

  function cancel(): void {
    const animations = running;
    running = [];
    isOn = false;
    for (const animation of animations) animation.cancel();
    veiling?.cancel();
  }
  function rest(next: number): void {
    cancel();
    angle = next % 360;
    disc.style.transform = rotated(angle);
  }
  function turn(): void {
    cancel();
    isOn = true;
    manner = mannerOf(disc);
    if (manner === 'none') return;
    veiling = veil.animate([{ opacity: 0 }, { opacity: veilOpacity }], {
      duration: windUpTime,
      fill: 'forwards',
    });
    const start = angle + windUpAngle;
    const isStepped = manner === 'stepped';
    running = [
      disc.animate([{ transform: rotated(angle) }, { transform: rotated(start) }], {
        duration: windUpTime,
        easing: isStepped ? `steps(${Math.round(windUpAngle / tick)})` : windUpEasing,
      }),
      disc.animate([{ transform: rotated(start) }, { transform: rotated(start + 360) }], {
        delay: windUpTime,
        duration: turnTime,
        iterations: Number.POSITIVE_INFINITY,
        easing: isStepped ? `steps(${360 / tick})` : 'linear',
      }),
    ];
  }
  function lift(duration: number): void {
    veiling?.cancel();
    veiling = veil.animate(
      [
        { opacity: veilOpacity },
        { opacity: veilOpacity, offset: veilLift },
        { opacity: 0, offset: veilGone },
        { opacity: 0 },
      ],
      duration,
    );
  }
  async function fadeTo(target: number): Promise<boolean> {
    const out = disc.animate([{ opacity: 1 }, { opacity: 0 }], { duration: fadeTime, fill: 'forwards' });
    running = [out];
    if (!(await ended(out))) return false;
    rest(target);
    const back = disc.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeTime });
    running = [back];
    return ended(back);
  }
  async function stop(target: number | null): Promise<boolean> {
    if (manner === 'none' && target !== null) return fadeTo(target);
    if (manner === 'none') {
      cancel();
      return true;
    }
    const [windUp, cruise] = running;
    if (windUp === undefined || cruise === undefined) {
      // Already coming to a stop: that continues, unless there is another place to go to.
      if (target !== null) rest(target);
      return target !== null;
    }
    if (!(await ended(windUp)) || running[1] !== cruise) return false;
    const elapsed = Math.max(0, Number(cruise.currentTime) - windUpTime);
    const plan = planStop(turnedTo(angle + windUpAngle, elapsed), target);
    const stopping = stopAnimation(disc, plan, manner);
    stopping.startTime = document.timeline.currentTime;
    cruise.cancel();
    running = [stopping];
    lift(plan.duration);
    if (!(await ended(stopping))) return false;
    rest(plan.to);
    return true;
  }
  return { rest, turn, stop, cancel, isTurning: () => isOn };
}
