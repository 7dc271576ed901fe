import { listAnnouncements, listMessages, listNotifications } from '@fortuna/api/calls/information.ts';
import i18next from 'i18next';
import { memberRead } from '../../platform/reads.ts';
import { apiOf } from '../../session/api-of.ts';

export const notifications = memberRead('listNotifications', listNotifications);
export const messages = memberRead('listMessages', listMessages);
export const announcements = memberRead('listAnnouncements', listAnnouncements);

/** What the frame's badge says: unread notifications and messages together. */
export async function countUnread(memberId: number, signal: AbortSignal) {
  const api = apiOf(memberId);
  const newest = { page: 1, pageSize: 1 };
  const lists = await Promise.all([
    listNotifications(api, newest, { signal }),
    listMessages(api, newest, { signal }),
  ]);
  const count = lists.reduce((sum, { unread }) => sum + unread, 0);
  // The area by name, so that the words come with this file.
  const t = i18next.t.bind(i18next);
  return { count, label: t('controls:unreadCount', { count }) };
}
