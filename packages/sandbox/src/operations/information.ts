import { supportChannelsOf } from '../site/support-channels.ts';
import { listAnnouncements } from '../world/announcements.ts';
import { countMessages, deleteMessages, listMessages, markMessagesRead } from '../world/member-messages.ts';
import {
  countNotifications,
  listNotifications,
  type MemberNotification,
  markNotificationsRead,
} from '../world/notifications.ts';
import type { Answer, Handlers } from './handler.ts';
import { pageNumbers, paginator } from './paging.ts';
import { dateText, dateTextOrNull, flag } from './wire.ts';

type NotificationItem = Answer<'listNotifications'>['data']['data'][number];

const pageSize = 10;

function notificationItem(row: MemberNotification): NotificationItem {
  const { id, type, title, content } = row;
  return {
    id,
    type,
    title,
    content,
    bill_no: row.billNo,
    is_read: flag(row.isRead),
    created_at: dateText(row.at),
  };
}

export const informationHandlers = {
  listSupportChannels: (call) => ({
    ...call.success(),
    data: supportChannelsOf(call.site.words).map(({ title, hours, ...channel }) => ({
      ...channel,
      title: title[call.language],
      hours: hours[call.language],
      icon: null,
    })),
  }),

  listNotifications: (call) => {
    const { id } = call.member();
    const numbers = pageNumbers(call.query, pageSize);
    const { total, unread } = countNotifications(call.world, id);
    const rows = listNotifications(call.world, id, call.language, numbers);
    return { ...call.success(), data: paginator(numbers, total, rows.map(notificationItem)), unread };
  },

  readNotifications: (call) => {
    const { id } = call.member();
    markNotificationsRead(call.world, id, call.body.ids);
    return { ...call.success(), data: null, unread: countNotifications(call.world, id).unread };
  },

  listAnnouncements: (call) => ({
    ...call.success(),
    data: listAnnouncements(call.world, call.language).map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      picture: null,
      url: row.url,
      is_popup: flag(row.isPopup),
      started_at: dateText(row.startedAt),
      ended_at: dateTextOrNull(row.endedAt),
    })),
  }),

  listMessages: (call) => {
    const { id } = call.member();
    const numbers = pageNumbers(call.body, pageSize);
    const { total, unread } = countMessages(call.world, id);
    const rows = listMessages(call.world, id, numbers).map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      is_read: flag(row.isRead),
      created_at: dateText(row.at),
    }));
    return { ...call.success(), data: paginator(numbers, total, rows), unread };
  },

  readMessages: (call) => {
    const { id } = call.member();
    markMessagesRead(call.world, id, call.body.ids);
    return { ...call.success(), data: null, unread: countMessages(call.world, id).unread };
  },

  deleteMessages: (call) => {
    const { id } = call.member();
    deleteMessages(call.world, id, call.body.ids);
    return { ...call.success(), data: null, unread: countMessages(call.world, id).unread };
  },
} satisfies Partial<Handlers>;
