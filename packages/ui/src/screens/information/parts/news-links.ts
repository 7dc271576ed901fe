import type { Message, Notification } from '@fortuna/domain/model/information.ts';
import { to } from '@fortuna/domain/site-map.ts';

/** The record that a notification is about; undefined: it opens in place. */
export function notificationHref(item: Message | Notification): string | undefined {
  if (!('kind' in item) || item.billNo === null) return undefined;
  switch (item.kind) {
    case 'depositApproved':
    case 'depositFailed':
      return to('/recharge-payment', { bill_no: item.billNo });
    case 'withdrawalApproved':
    case 'withdrawalRejected':
      return to('/withdraw', { bill_no: item.billNo });
    default:
      return undefined;
  }
}

/** Where an announcement is read in full. */
export function announcementHref({ id }: { readonly id: number }): string {
  return to('/information-center/announcement/detail', { id: String(id) });
}
