/** How long the parts of a round last, in milliseconds. */
export interface Pace {
  readonly betting: number;
  /** From the last bet until the ball lies. */
  readonly spin: number;
  /** Until the next round begins. */
  readonly result: number;
}

export type Phase = keyof Pace;

/** Where a table stands at an instant. */
export interface Moment {
  /** Number of the round: it only grows with the clock, and every table has its own. */
  readonly round: number;
  readonly phase: Phase;
  /** Of the phase, in milliseconds since 1970. */
  readonly endsAt: number;
  /** Of the round. */
  readonly startedAt: number;
}

interface Dealt {
  readonly gameId: number;
  readonly pace: Pace;
}

const roundLength = ({ betting, spin, result }: Pace) => betting + spin + result;

/** Tables do not all begin at the same second. */
const shiftOf = ({ gameId }: Dealt) => (gameId % 7) * 4_700;

/** What everybody at the table sees at an instant of the server's clock, whoever they are and wherever they have been meanwhile. */
export function momentAt(table: Dealt, now: number): Moment {
  const length = roundLength(table.pace);
  const round = Math.floor((now - shiftOf(table)) / length);
  const startedAt = startOf(table, round);
  const passed = now - startedAt;
  const { betting, spin } = table.pace;
  if (passed < betting) return { round, phase: 'betting', startedAt, endsAt: startedAt + betting };
  if (passed < betting + spin) return { round, phase: 'spin', startedAt, endsAt: startedAt + betting + spin };
  return { round, phase: 'result', startedAt, endsAt: startedAt + length };
}

/** When a round begins, in milliseconds since 1970. */
export function startOf(table: Dealt, round: number): number {
  return round * roundLength(table.pace) + shiftOf(table);
}

/** When the ball of a round lies: from then on it is known to everybody, and paid. */
export function settlesAt(table: Dealt, round: number): number {
  return startOf(table, round) + table.pace.betting + table.pace.spin;
}
