import type { Api, OperationId } from '@fortuna/api/client.ts';
import { type Problem, ProblemError, problemOf } from '@fortuna/domain/problem.ts';
import { useRef, useState } from 'react';
import { useMember } from '../session/MemberGate.tsx';
import { apiFor } from './api-for.ts';
import { makeStale } from './make-stale.ts';
import { sendOnce } from './send-once.ts';

/** A form that is sent, however it stands; what has been typed is the form's own. */
export interface Write<Input> {
  readonly state: 'idle' | 'sending' | 'done';
  /** What the last attempt met; null while there is nothing to say. */
  readonly problem: Problem | null;
  /** Sends once: a second press while it is on its way does nothing. */
  readonly send: (input: Input) => void;
  /** Waits no longer: what has become of it is looked up, and the form is free. */
  readonly stopWaiting: () => void;
  /** Back to the beginning. */
  readonly reset: () => void;
}

/** How a write whose answer was lost is found again. */
export interface LookUp<Input> {
  /** What has been done where it is found: its effects follow. */
  readonly operation: OperationId;
  /** Whether what was asked for is so; asked after a lost answer, and when the same is refused at the next try. */
  readonly isDone: (api: Api, input: Input) => Promise<boolean>;
}

type State = Pick<Write<never>, 'state' | 'problem'>;

const idle: State = { state: 'idle', problem: null };

/** A call that changes something but moves no money (that is for flows). What it makes stale is read again by itself. */
export function useWrite<Input>(
  call: (api: Api, input: Input) => Promise<unknown>,
  lookUp?: LookUp<Input>,
): Write<Input> {
  const member = useMember();
  const [shown, show] = useState(idle);
  // The lock of what is being written: a press asks it, not what was last drawn.
  const [first] = useState(() => sendOnce<Input>());
  const current = useRef(first);
  const stop = useRef<() => void>(undefined);

  /** Rejects when the player waits no longer: as after the time limit, the server may have taken what was sent. */
  function stopped(): Promise<never> {
    const { promise, reject } = Promise.withResolvers<never>();
    stop.current = () => reject(new ProblemError({ kind: 'timeout' }));
    return promise;
  }

  function send(input: Input): void {
    const press = current.current;
    const api = apiFor(member?.id ?? 'everybody');
    const answer = press(input, {
      send: (sent) => Promise.race([call(api, sent), stopped()]),
      isDone: lookUp && ((sent) => lookUp.isDone(api, sent)),
    });
    if (answer === null) return;
    // What was begun before a reset is no longer shown.
    const end = (state: State) => {
      if (current.current === press) show(state);
    };
    show({ state: 'sending', problem: null });
    answer.then(
      (sent) => {
        if (sent === 'found' && lookUp) makeStale(lookUp.operation);
        end({ state: 'done', problem: null });
      },
      (error: unknown) => end({ state: 'idle', problem: problemOf(error) }),
    );
  }

  function reset(): void {
    current.current = sendOnce<Input>();
    show(idle);
  }

  return { ...shown, send, stopWaiting: () => stop.current?.(), reset };
}
