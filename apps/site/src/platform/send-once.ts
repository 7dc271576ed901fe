import { isAnswerLost, type Problem, problemOf } from '@fortuna/domain/problem.ts';

/** How a form is sent, and how it is found out whether it has been. */
export interface Sending<Input> {
  readonly send: (input: Input) => Promise<unknown>;
  /** Looks whether what was asked for is so already; asked only after an answer that leaves it open. */
  readonly isDone?: ((input: Input) => Promise<boolean>) | undefined;
}

/** What became of it; `found`: no answer said so, but it is done. */
export type Sent = 'taken' | 'found';

/**
 * Null where the press before is still on its way. Otherwise what became of this one, or a rejection with its problem. Whatever is
 * handed in counts for this press only; what is remembered is that one is out, and which input may have arrived unheard.
 */
export type SendOnce<Input> = (input: Input, sending: Sending<Input>) => Promise<Sent> | null;

/** The press that counts: a lock taken at once, not when the screen is drawn again, and let go of however the press ends. */
export function sendOnce<Input>(): SendOnce<Input> {
  let isOut = false;
  let unheard: string | null = null;

  async function attempt(input: Input, { send, isDone }: Sending<Input>): Promise<Sent> {
    const text = JSON.stringify(input);
    try {
      await send(input);
    } catch (error) {
      const mayHaveArrived = isOpen(problemOf(error)) || unheard === text;
      if (mayHaveArrived) unheard = text;
      if (!(mayHaveArrived && (await isFound(input, isDone)))) throw error;
      unheard = null;
      return 'found';
    }
    unheard = null;
    return 'taken';
  }

  return (input, sending) => {
    if (isOut) return null;
    isOut = true;
    return attempt(input, sending).finally(() => {
      isOut = false;
    });
  };
}

/** The server may have done it all the same: no usable answer, or one that only says that this page is too old for it. */
function isOpen(problem: Problem): boolean {
  return isAnswerLost(problem) || problem.kind === 'upgradeRequired';
}

/** A look that fails finds nothing: the form says what the sending met. */
async function isFound<Input>(input: Input, isDone: Sending<Input>['isDone']): Promise<boolean> {
  try {
    return (await isDone?.(input)) ?? false;
  } catch {
    return false;
  }
}
