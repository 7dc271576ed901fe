import type { Member } from '@fortuna/domain/model/auth.ts';
import type { PageView } from '@fortuna/ui/screens/page/loadable.ts';
import { useGate } from './MemberGate.tsx';
import { retrySession } from './session-store.ts';

/** A member's page from what it shows of the member; before there is one, the login question, the wait, or the retry. */
export function useMemberView<Content>(show: (member: Member) => PageView<Content>): PageView<Content> {
  const gate = useGate();
  if (gate.kind === 'member') return show(gate.member);
  return gate.kind === 'failed' ? { ...gate, onRetry: retrySession } : gate;
}
