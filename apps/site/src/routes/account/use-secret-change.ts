import { getMember } from '@fortuna/api/calls/auth.ts';
import type { Api, OperationId } from '@fortuna/api/client.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import { isAnswerLost } from '@fortuna/domain/problem.ts';
import { useRef } from 'react';
import { useWrite, type Write } from '../../platform/use-write.ts';
import { useMember } from '../../session/MemberGate.tsx';

export interface SecretChange<Input> {
  readonly operation: OperationId;
  readonly call: (api: Api, input: Input) => Promise<void>;
  /** When the secret was changed last. */
  readonly changedAt: (member: Member) => string | null;
}

/**
 * A secret cannot be read back, so that a change whose answer was lost is found by its time: whether it is another one than when the
 * change was sent first.
 */
export function useSecretChange<Input>({ operation, call, changedAt }: SecretChange<Input>): Write<Input> {
  const member = useMember();
  const before = useRef<string | null>(null);
  const write = useWrite<Input>(call, {
    operation,
    isDone: async (api) => changedAt(await getMember(api)) !== before.current,
  });
  return {
    ...write,
    send: (input) => {
      const isRepeated = write.problem !== null && isAnswerLost(write.problem);
      if (!isRepeated) before.current = member === null ? null : changedAt(member);
      write.send(input);
    },
  };
}
