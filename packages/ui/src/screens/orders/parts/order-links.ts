import { to } from '@fortuna/domain/site-map.ts';

/** Where an order stands; what has no page of its own is found with the order that it belongs to. */
export function orderHref(kind: string, billNo: string): string | undefined {
  switch (kind) {
    case 'deposit':
      return to('/recharge-payment', { bill_no: billNo });
    case 'withdrawal':
      return to('/withdraw', { bill_no: billNo });
    case 'bonus':
    case 'fee':
      return to('/order-center/association');
    default:
      return undefined;
  }
}
