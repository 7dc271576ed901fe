import { type PaymentKind, paymentKindOf } from '@fortuna/domain/model/cashier.ts';
import { accountIcons } from '../../../components/BankCardItem/account-icons.ts';
import type { IconName } from '../../../icons/icon-names.ts';

/** A bank has the sign that its accounts have; a digital wallet is an app, and that of a phone with something coming in. */
const icons: Readonly<Record<PaymentKind, IconName>> = {
  pix: 'pix',
  transfer: accountIcons.card,
  wallet: 'install',
  other: 'deposit',
};

/** The sign of a way to pay by its wire type. */
export function methodIcon(methodType: string): IconName {
  return icons[paymentKindOf(methodType)];
}
