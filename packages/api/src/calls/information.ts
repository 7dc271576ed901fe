import {
  type Announcement,
  type Message,
  type Notification,
  type NotificationKind,
  type SupportChannel,
  supportKinds,
  type UnreadPage,
} from '@fortuna/domain/model/information.ts';
import type { Api, CallOptions } from '../client.ts';
import { codebook, sameWords } from '../codebook.ts';
import type { components } from '../generated/schema.ts';
import { flag, integer, list, optionalInteger, optionalText, page, requiredText, text } from '../wire.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { type PagedQuery, pageFilters } from './paged.ts';

type Schemas = components['schemas'];

const supportCodes = sameWords(supportKinds);

const notificationKinds = codebook<NotificationKind, Schemas['NotificationType']>({
  depositApproved: 'deposit_approved',
  depositFailed: 'deposit_failed',
  withdrawalApproved: 'withdrawal_approved',
  withdrawalRejected: 'withdrawal_rejected',
  reward: 'reward',
  vip: 'vip',
  security: 'security',
  agency: 'agency',
  system: 'system',
});

/** Which ones; omitted: all. */
export interface IdSelection {
  readonly ids?: readonly number[];
}

export function listSupportChannels(api: Api, options?: CallOptions): Promise<readonly SupportChannel[]> {
  return api.read(
    {
      operation: 'listSupportChannels',
      send: (wire, context) => wire.GET('/api/informationcenter/support', context),
      map: ({ data }) => list(data, supportChannelOf),
    },
    options,
  );
}

export function listAnnouncements(api: Api, options?: CallOptions): Promise<readonly Announcement[]> {
  return api.read(
    {
      operation: 'listAnnouncements',
      send: (wire, context) => wire.GET('/api/informationcenter/announcement', context),
      map: ({ data }) => list(data, announcementOf),
    },
    options,
  );
}

export function listNotifications(
  api: Api,
  query: PagedQuery,
  options?: CallOptions,
): Promise<UnreadPage<Notification>> {
  const params = { query: pageFilters(query) };
  return api.read(
    {
      operation: 'listNotifications',
      send: (wire, context) => wire.GET('/api/informationcenter/notification', { ...context, params }),
      map: (answer) => ({ ...page(answer.data, notificationOf, query), unread: integer(answer, 'unread') }),
    },
    options,
  );
}

export function listMessages(
  api: Api,
  query: PagedQuery,
  options?: CallOptions,
): Promise<UnreadPage<Message>> {
  const body = pageFilters(query);
  return api.read(
    {
      operation: 'listMessages',
      send: (wire, context) => wire.POST('/api/member/message/list', { ...context, body }),
      map: (answer) => ({ ...page(answer.data, messageOf, query), unread: integer(answer, 'unread') }),
    },
    options,
  );
}

/** Gives how many notifications are still unread. */
export function readNotifications(
  api: Api,
  selection: IdSelection = {},
  options?: CallOptions,
): Promise<number> {
  return changeUnread(
    api,
    'readNotifications',
    '/api/informationcenter/notification/read',
    selection,
    options,
  );
}

/** Gives how many messages are still unread. */
export function readMessages(api: Api, selection: IdSelection = {}, options?: CallOptions): Promise<number> {
  return changeUnread(api, 'readMessages', '/api/member/message/read', selection, options);
}

/** Gives how many messages are still unread. */
export function deleteMessages(
  api: Api,
  selection: IdSelection = {},
  options?: CallOptions,
): Promise<number> {
  return changeUnread(api, 'deleteMessages', '/api/member/message/delete', selection, options);
}

function changeUnread(
  api: Api,
  operation: 'readNotifications' | 'readMessages' | 'deleteMessages',
  path:
    | '/api/informationcenter/notification/read'
    | '/api/member/message/read'
    | '/api/member/message/delete',
  { ids }: IdSelection,
  options?: CallOptions,
): Promise<number> {
  const body = ids === undefined ? {} : { ids: [...ids] };
  return api.write(
    {
      operation,
      send: (wire, context) => wire.POST(path, { ...context, body }),
      map: (answer) => integer(answer, 'unread'),
    },
    options,
  );
}

function supportChannelOf(row: Schemas['SupportChannel']): SupportChannel {
  return {
    id: integer(row, 'id'),
    kind: supportCodes.readOr(row, 'type', 'form'),
    title: requiredText(row, 'title'),
    value: optionalText(row, 'value'),
    url: requiredText(row, 'url'),
    hours: optionalText(row, 'hours'),
    iconUrl: optionalText(row, 'icon'),
    waitMinutes: optionalInteger(row, 'wait_minutes'),
  };
}

function announcementOf(row: Schemas['Announcement']): Announcement {
  return {
    id: integer(row, 'id'),
    title: requiredText(row, 'title'),
    content: text(row, 'content'),
    pictureUrl: optionalText(row, 'picture'),
    url: optionalText(row, 'url'),
    isPopup: flag(row, 'is_popup'),
    startsAt: instant(row, 'started_at'),
    endsAt: optionalInstant(row, 'ended_at'),
  };
}

function notificationOf(row: Schemas['NotificationRow']): Notification {
  return {
    ...messageOf(row),
    kind: notificationKinds.readOr(row, 'type', 'system'),
    billNo: optionalText(row, 'bill_no'),
  };
}

function messageOf(row: Schemas['MessageRow']): Message {
  return {
    id: integer(row, 'id'),
    title: requiredText(row, 'title'),
    content: text(row, 'content'),
    isRead: flag(row, 'is_read'),
    at: instant(row, 'created_at'),
  };
}
