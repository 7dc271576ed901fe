import type { LineIcon } from '../line-icon.ts';

const wallet = 'M3.8 9.6h14.7a1.7 1.7 0 0 1 1.7 1.7v7a1.7 1.7 0 0 1-1.7 1.7h-13a1.7 1.7 0 0 1-1.7-1.7Z';
const note =
  'M5 11h14a1.2 1.2 0 0 1 1.2 1.2v6.6A1.2 1.2 0 0 1 19 20H5a1.2 1.2 0 0 1-1.2-1.2v-6.6A1.2 1.2 0 0 1 5 11Z';
const card =
  'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6Z';

export const money = {
  /** Into the wallet. */
  deposit: `${wallet}M3.8 9.6V7.9a1.9 1.9 0 0 1 1.9-1.9h6M20.2 13h-3.3a1.8 1.8 0 0 0 0 3.6h3.3M17.6 2.4v5M15.1 4.9h5`,
  /** A note on its way out. */
  withdraw: `${note}M12 17.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM7 15.5h.01M17 15.5h.01M12 8V3m0 0 2.6 2.6M12 3 9.4 5.6`,
  pix: 'M12 3.6 20.4 12 12 20.4 3.6 12ZM7.6 7.9l2.7 2.7a2.4 2.4 0 0 0 3.4 0l2.7-2.7M7.6 16.1l2.7-2.7a2.4 2.4 0 0 1 3.4 0l2.7 2.7',
  card: `${card}M3 10h18M6.5 14.5h3`,
} as const satisfies Readonly<Record<string, LineIcon>>;
