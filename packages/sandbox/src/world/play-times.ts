export type Purpose = 'launch' | 'session';

/** How long a token of a game is good for, in milliseconds. */
export const lifeMilliseconds: Readonly<Record<Purpose, number>> = {
  launch: 2 * 60_000,
  session: 2 * 60 * 60_000,
};

/** After so long without a round a game counts as left, whatever its token says: its tab may have died. In milliseconds. */
export const leftAfter = 15 * 60_000;
