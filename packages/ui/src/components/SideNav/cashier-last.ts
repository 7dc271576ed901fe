import type { NavItem } from '../nav-item.ts';

/** What leads to the cashier has a look of its own. */
export const isCashier = ({ icon }: NavItem): boolean => icon === 'deposit';

/** It stands last, for the eye and the keyboard alike. */
export const cashierLast = (items: readonly NavItem[]): readonly NavItem[] => [
  ...items.filter((item) => !isCashier(item)),
  ...items.filter(isCashier),
];
