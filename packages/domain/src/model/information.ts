import type { Page } from '../page.ts';

export const supportKinds = ['chat', 'whatsapp', 'telegram', 'email', 'phone', 'form'] as const;
export type SupportKind = (typeof supportKinds)[number];

export interface SupportChannel {
  readonly id: number;
  /** A channel that the contract does not know is treated as a form: an address to open. */
  readonly kind: SupportKind;
  readonly title: string;
  /** Address or number to read. */
  readonly value: string | null;
  readonly url: string;
  readonly hours: string | null;
  readonly iconUrl: string | null;
  /** Minutes until somebody answers at present, roughly; null where nobody knows. */
  readonly waitMinutes: number | null;
}

export type NotificationKind =
  | 'depositApproved'
  | 'depositFailed'
  | 'withdrawalApproved'
  | 'withdrawalRejected'
  | 'reward'
  | 'vip'
  | 'security'
  | 'agency'
  | 'system';

/** A message of the operator to one member. */
export interface Message {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly isRead: boolean;
  /** ISO instant. */
  readonly at: string;
}

/** What happened to the member's account. */
export interface Notification extends Message {
  readonly kind: NotificationKind;
  /** The order it is about. */
  readonly billNo: string | null;
}

/** Newest first; `unread` is over all pages. */
export interface UnreadPage<Item> extends Page<Item> {
  readonly unread: number;
}

/** For everybody, in plain text. */
export interface Announcement {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly pictureUrl: string | null;
  readonly url: string | null;
  /** Opens by itself on entry. */
  readonly isPopup: boolean;
  /** ISO instants. */
  readonly startsAt: string;
  readonly endsAt: string | null;
}
