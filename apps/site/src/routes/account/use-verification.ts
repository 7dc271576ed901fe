import { verifyPassword } from '@fortuna/api/calls/account-security.ts';
import { useWrite, type Write } from '../../platform/use-write.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { holdTicket } from './password-ticket.ts';

/** Confirms the login password; what it gives is held for the pages that need it. `onHeld`: it is there. */
export function useVerification(onHeld?: () => void): Write<string> {
  const member = useMember();
  return useWrite(async (api, password: string) => {
    const { ticket } = await verifyPassword(api, password);
    if (member !== null) holdTicket(member.id, ticket);
    onHeld?.();
  });
}
