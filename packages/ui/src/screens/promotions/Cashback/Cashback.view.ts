import type { VipInfo } from '@fortuna/domain/model/vip.ts';
import type { PageView } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';

/** What waits to be collected, and what it goes to; centavos. */
export interface CashbackPurse {
  readonly waiting: number;
  readonly balance: number;
}

/** A level, and the ladder that it is on. */
export type CashbackRates = Pick<VipInfo, 'level' | 'ladder'>;

export interface CashbackContent extends ActivityContent {
  /** The member's; null for guests. */
  readonly purse: CashbackPurse | null;
  readonly rates: PageView<CashbackRates>;
}
