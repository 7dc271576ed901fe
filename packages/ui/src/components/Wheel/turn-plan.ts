/** Degrees and milliseconds of the wheel's three movements: winding up, turning until the answer is there, coming to rest. */
export const turnTime = 620;
const speed = 360 / turnTime;

export const windUpTime = 500;
/** Half of what full speed would have covered, so that it passes into turning without a jolt. */
export const windUpAngle = (speed * windUpTime) / 2;

/** Curves whose slope at the seam is exactly that of turning: t², and 1 - (1 - t)³. */
export const windUpEasing = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)';
export const stopEasing = 'cubic-bezier(0.3333, 1, 0.6667, 1)';
const stopSlope = 3;

/** A stepped wheel jumps by this many degrees. */
export const tick = 22.5;

/**
 * At least this far after the answer, so that it slows to a rest instead of stopping dead; with the turn that the place may be away and
 * the rest of the winding up it takes less than four seconds.
 */
const leastStop = 300;
const haltAngle = 135;

export interface StopPlan {
  /** Where it is when it begins to slow down, and where it comes to rest: degrees, not taken modulo 360. */
  readonly from: number;
  readonly to: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** Where the wheel is, `elapsed` milliseconds after it reached full speed at `start`. */
export function turnedTo(start: number, elapsed: number): number {
  return start + ((elapsed / turnTime) % 1) * 360;
}

/** How it comes to rest at `target` (0 to 360); with null anywhere, soon. */
export function planStop(from: number, target: number | null): StopPlan {
  const to = target === null ? from + haltAngle : from + leastStop + ahead(from + leastStop, target);
  return { from, to, duration: (stopSlope * (to - from)) / speed };
}

/** Degrees clockwise from one place to the next `target`. */
function ahead(from: number, target: number): number {
  return (((target - from) % 360) + 360) % 360;
}

/**
 * Fields of two tones that go by quickly are flashes: while the wheel is fast a veil leaves too little of their contrast for that, and is gone
 * when at most three pairs a second pass (docs/promises.md, accessibility; WCAG 2.3.1).
 */
export const veilOpacity = 0.86;
export const mostFlashes = 3;
/** Wheels have eight fields; more of them than this are narrow. */
export const veiledFields = 12;
const slowEnough = (mostFlashes * 720) / (veiledFields * 1_000);

/** The part of the time to rest, 0 to 1, after which the veil begins to lift; and after which it is gone. */
export const veilLift = 1 - Math.sqrt(slowEnough / speed);
export const veilGone = (veilLift + 1) / 2;

export interface TickFrame {
  /** Degrees. */
  readonly angle: number;
  /** Part of the whole time, 0 to 1. */
  readonly offset: number;
}

/** The same motion in jumps that become slower, the last one onto the resting place. */
export function tickFrames({ from, to }: StopPlan): readonly TickFrame[] {
  const jumps = Math.max(1, Math.floor((to - from) / tick));
  const frames = Array.from({ length: jumps }, (_, index) => {
    const angle = to - (jumps - 1 - index) * tick;
    const part = (angle - from) / (to - from);
    return { angle, offset: 1 - Math.cbrt(1 - part) };
  });
  return [{ angle: from, offset: 0 }, ...frames];
}
