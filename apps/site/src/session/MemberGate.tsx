import type { Member } from '@fortuna/domain/model/auth.ts';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Gate, nextGate } from './gate.ts';
import { useSession } from './session-store.ts';

const GateContext = createContext<Gate>({ kind: 'signedOut' });

export interface MemberGateProps {
  readonly children: ReactNode;
}

/**
 * Around every member's page. The page belongs to the member who opened it: for another one it begins anew, with its flows, forms
 * and dialogs, so that nothing of the first is ever shown to, or sent for, the second.
 */
export function MemberGate({ children }: MemberGateProps) {
  const { view } = useSession();
  const [gate, setGate] = useState<Gate>(() => nextGate({ kind: 'loading' }, view));
  const next = nextGate(gate, view);
  if (next !== gate) setGate(next);
  return (
    <GateContext value={gate}>
      <div
        key={gate.kind === 'member' ? gate.member.id : 'nobody'}
        hidden={gate.kind === 'member' && gate.isUncertain}
      >
        {children}
      </div>
    </GateContext>
  );
}

/** Who the page is for, just now. */
export function useGate(): Gate {
  return useContext(GateContext);
}

/** The member of the page; null while there is none. */
export function useMember(): Member | null {
  const gate = useGate();
  return gate.kind === 'member' ? gate.member : null;
}
