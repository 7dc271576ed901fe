import type { Announcement } from '@fortuna/domain/model/information.ts';
import { type Loadable, mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import type { Visitor } from '../../frame/entry/reminders-off.ts';
import { useServerLinks } from '../../frame/use-server-links.ts';
import type { Owner } from '../../platform/reads.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { type SessionView, useSession } from '../../session/session-store.ts';
import { announcements } from './information.reads.ts';
import { rememberAnnouncementsRead, useAnnouncementsRead } from './read-announcements.ts';

/** An announcement as this reader finds it: its address checked, and whether it has been read. */
export interface FoundAnnouncement extends Announcement {
  readonly isRead: boolean;
}

/** To whom it is told: a member may be told more than everybody. */
function ownerOf(session: SessionView): Owner {
  if (session.kind === 'member') return session.member.id;
  return session.kind === 'restoring' ? null : 'everybody';
}

/** Announcements, newest first, and how they are marked as read. */
export function useAnnouncements(): {
  readonly view: Loadable<readonly FoundAnnouncement[]>;
  readonly markRead: (ids: readonly number[]) => void;
} {
  const { view: session } = useSession();
  const owner = ownerOf(session);
  const reader: Visitor = typeof owner === 'number' ? owner : 'guest';
  const linkOf = useServerLinks();
  const isRead = useAnnouncementsRead(reader);
  const all = useRead(announcements, owner, undefined);
  return {
    view: mapLoadable(all, (items) =>
      items.map((item) => ({ ...item, url: linkOf(item.url), isRead: isRead(item.id) })),
    ),
    markRead: (ids) => rememberAnnouncementsRead(reader, ids),
  };
}
