import type { Api } from '@fortuna/api/client.ts';
import { type Problem, problemOf } from '@fortuna/domain/problem.ts';
import { useMutation } from '@tanstack/react-query';
import { useMember } from '../session/MemberGate.tsx';
import { apiFor } from './api-for.ts';

/** A form that is sent, however it stands; what has been typed is the form's own. */
export interface Write<Input> {
  readonly state: 'idle' | 'sending' | 'done';
  /** What the last attempt met; null while there is nothing to say. */
  readonly problem: Problem | null;
  /** Sends once: a second press while it is on its way does nothing. */
  readonly send: (input: Input) => void;
  /** Back to the beginning. */
  readonly reset: () => void;
}

/** A call that changes something but moves no money (that is for flows). What it makes stale is read again by itself. */
export function useWrite<Input>(call: (api: Api, input: Input) => Promise<unknown>): Write<Input> {
  const member = useMember();
  const { mutate, reset, status, error, isPending } = useMutation({
    mutationFn: async (input: Input) => call(apiFor(member?.id ?? 'everybody'), input),
  });
  return {
    state: status === 'pending' ? 'sending' : status === 'success' ? 'done' : 'idle',
    problem: error === null ? null : problemOf(error),
    send: (input) => {
      if (!isPending) mutate(input);
    },
    reset,
  };
}
