import type { UnreadCount } from '@fortuna/ui/components/CountBadge/count-badge-props.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/session-store.ts';

/** How much is unread, once a member is there; its words and calls come with the first look. */
export function useUnread(): UnreadCount | undefined {
  const { view } = useSession();
  const memberId = view.kind === 'member' ? view.member.id : null;
  const { data } = useQuery({
    queryKey: ['listNotifications', memberId, 'unread'],
    queryFn: async ({ signal }) =>
      (await import('../routes/information/information.reads.ts')).countUnread(memberId ?? 0, signal),
    enabled: memberId !== null,
  });
  return data;
}
