import { type Problem, ProblemError, problemOf } from '@fortuna/domain/problem.ts';

/** A switch on the server, as far as it is on its way. */
export interface Wishes {
  /** What the player wants and the server has not answered yet; null: nothing. */
  readonly wanted: boolean | null;
  /** Why the last wish was not taken. */
  readonly problem: Problem | null;
}

export interface LatestWish {
  /** Moves the switch from where it was left; `settled` is how it stands where nothing is on its way. */
  readonly flip: (settled: boolean) => void;
  /** Waits no longer for the answer that is out: the wish has failed. */
  readonly stopWaiting: () => void;
}

/**
 * For a switch that the player moves faster than the server answers: one wish at a time is sent, and after it the latest one where it
 * is another, so that it ends as it was left. A wish that fails is given up with its problem.
 * @param send brings the switch to this
 * @param show told of every change
 */
export function latestWish(
  send: (wanted: boolean) => Promise<void>,
  show: (wishes: Wishes) => void,
): LatestWish {
  let wish: boolean | null = null;
  let stop: (() => void) | null = null;

  async function attempt(wanted: boolean): Promise<Problem | null> {
    const { promise, reject } = Promise.withResolvers<never>();
    stop = () => reject(new ProblemError({ kind: 'timeout' }));
    return Promise.race([send(wanted), promise]).then(
      () => null,
      (error: unknown) => problemOf(error),
    );
  }

  async function follow(): Promise<void> {
    let problem: Problem | null = null;
    for (let sent: boolean | null = null; wish !== null && wish !== sent; ) {
      sent = wish;
      problem = await attempt(sent);
    }
    wish = null;
    stop = null;
    show({ wanted: null, problem });
  }

  return {
    flip: (settled) => {
      wish = !(wish ?? settled);
      show({ wanted: wish, problem: null });
      if (stop === null) void follow();
    },
    stopWaiting: () => stop?.(),
  };
}
