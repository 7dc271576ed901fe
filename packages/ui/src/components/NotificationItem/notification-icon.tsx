import type { Message, Notification, NotificationKind } from '@fortuna/domain/model/information.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export type NotificationTone = 'plain' | 'good' | 'bad';

interface Sign {
  readonly icon: IconName;
  readonly tone: NotificationTone;
}

/** `other` for a kind that this version does not know. */
const signs: Readonly<Record<NotificationKind | 'other', Sign>> = {
  depositApproved: { icon: 'deposit', tone: 'good' },
  depositFailed: { icon: 'warning', tone: 'bad' },
  withdrawalApproved: { icon: 'withdraw', tone: 'good' },
  withdrawalRejected: { icon: 'warning', tone: 'bad' },
  reward: { icon: 'gift', tone: 'plain' },
  vip: { icon: 'vip', tone: 'plain' },
  security: { icon: 'shield', tone: 'plain' },
  agency: { icon: 'people', tone: 'plain' },
  system: { icon: 'info', tone: 'plain' },
  other: { icon: 'bell', tone: 'plain' },
};

function signOf(item: Message | Notification): Sign | null {
  return 'kind' in item ? (signs[item.kind] ?? signs.other) : null;
}

export function notificationTone(item: Message | Notification): NotificationTone {
  return signOf(item)?.tone ?? 'plain';
}

export interface NotificationIconProps {
  /** Its kind chooses the sign. */
  readonly item: Message | Notification;
}

/** What kind of thing happened; a letter for a message, which has no kind. Decoration: the title says it. */
export function NotificationIcon({ item }: NotificationIconProps) {
  return <Icon name={signOf(item)?.icon ?? 'mail'} size={22} />;
}
