import type { IconName } from '../../icons/icon-names.ts';

export const accountKinds = ['pix', 'card', 'ewallet'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** The sign of each kind of account; an e-wallet is an app on the phone. */
export const accountIcons: Readonly<Record<AccountKind, IconName>> = {
  pix: 'pix',
  card: 'card',
  ewallet: 'phone',
};
