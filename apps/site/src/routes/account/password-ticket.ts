import { createStore } from '../../platform/create-store.ts';
import { useMember } from '../../session/MemberGate.tsx';

interface HeldTicket {
  readonly memberId: number;
  readonly ticket: string;
}

/** Proof that the password was given, handed from page to page; never stored, and of no use to the next member. */
const held = createStore<HeldTicket | null>(null);

export function holdTicket(memberId: number, ticket: string): void {
  held.set({ memberId, ticket });
}

/** It has been used up, or the server does not take it any more. */
export function dropTicket(): void {
  held.set(null);
}

/** The ticket of the page's member; null while there is none. When it runs out the server says. */
export function useTicket(): string | null {
  const value = held.use();
  const member = useMember();
  return value !== null && value.memberId === member?.id ? value.ticket : null;
}
