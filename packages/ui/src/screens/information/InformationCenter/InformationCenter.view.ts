import type { Notification, SupportChannel } from '@fortuna/domain/model/information.ts';
import type { Loadable, PageView } from '../../page/loadable.ts';
import type { ReadableAnnouncement } from '../parts/AnnouncementCard.tsx';

export interface NewestNotifications {
  readonly items: readonly Notification[];
  /** Over the whole list. */
  readonly unread: number;
}

export interface InformationCenterProps {
  /** Those whose address may be opened. */
  readonly support: Loadable<readonly SupportChannel[]>;
  /** The newest; or why it cannot be shown: signed out, on its way, failed. */
  readonly notifications: PageView<NewestNotifications>;
  /** Newest first. */
  readonly announcements: Loadable<readonly ReadableAnnouncement[]>;
  /** One was opened; its id. */
  readonly onRead: (id: number) => void;
  /** All of them count as read. */
  readonly onReadAll: () => void;
  /** While a press is on its way: waits no longer for its answer. Undefined: nothing is on its way. */
  readonly onStopWaiting: (() => void) | undefined;
}
