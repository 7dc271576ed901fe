import type { Loadable, PageView } from '@fortuna/ui/screens/page/loadable.ts';
import { useGate } from '../session/MemberGate.tsx';
import { useMemberView } from '../session/use-member-view.ts';
import type { Owner, Read } from './reads.ts';
import { type InputOf, useRead } from './use-public-read.ts';

type Owned = Pick<Read<never, unknown>, 'isMember'>;

/** Whose data a read is about, on this page. */
export function useOwner({ isMember }: Owned): Owner {
  const gate = useGate();
  if (!isMember) return 'everybody';
  return gate.kind === 'member' ? gate.member.id : null;
}

/** What stands before a member's read: the login question, the session still being restored, or not to be had. */
export function useBehindGate<Content>({ isMember }: Owned, view: Loadable<Content>): PageView<Content> {
  const behindGate = useMemberView(() => view);
  return isMember ? behindGate : view;
}

/** A member's read, however it stands, the member included. */
export function useMemberRead<Input, Output>(
  read: Read<Input, Output>,
  ...[input]: InputOf<Input>
): PageView<Output> {
  const owner = useOwner(read);
  return useBehindGate(read, useRead(read, owner, input as Input));
}

/** The same of a member's list. */
export function useMemberPage<Input, Output>(read: Read<Input, Output>, input: Input): PageView<Output> {
  const owner = useOwner(read);
  return useBehindGate(read, useRead(read, owner, input, true));
}
