import { type Problem, problemOf } from '@fortuna/domain/problem.ts';

/** A switch on the server that the player moves faster than it answers. */
export interface Wishes {
  /** What the player wants and the server has not answered yet; null: nothing. */
  readonly wanted: boolean | null;
  /** Why the last wish was not taken. */
  readonly problem: Problem | null;
}

/**
 * Sends one wish at a time, and after it the latest one where it is another: however fast the switch is moved, it ends as it was
 * left. A wish that fails is given up with its problem.
 * @param send brings the switch to this, and what is known of it up to date
 * @param show told of every change
 */
export function latestWish(
  send: (wanted: boolean) => Promise<void>,
  show: (wishes: Wishes) => void,
): (wanted: boolean) => void {
  let wish: boolean | null = null;
  let isSending = false;

  async function follow(): Promise<void> {
    isSending = true;
    let problem: Problem | null = null;
    for (let sent: boolean | null = null; wish !== null && wish !== sent; ) {
      sent = wish;
      problem = await send(sent).then(
        () => null,
        (error: unknown) => problemOf(error),
      );
    }
    wish = null;
    isSending = false;
    show({ wanted: null, problem });
  }

  return (wanted) => {
    wish = wanted;
    show({ wanted, problem: null });
    if (!isSending) void follow();
  };
}
