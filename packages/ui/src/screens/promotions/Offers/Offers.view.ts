import type { ActivityCode } from '@fortuna/domain/model/promotions-activities.ts';
import type { Loadable } from '../../page/loadable.ts';
import type { ActivityContent } from '../Activity.view.ts';

/** What a newcomer can have, in the order of the server's steps (docs/promotions.md). */
export const offerPages = [
  'recharge',
  'super',
  'recharge-rebate',
  'lottery-wheel',
] as const satisfies readonly ActivityCode[];
export type OfferPage = (typeof offerPages)[number];

/** `missed`: it cannot be had any more. */
export type OfferStanding = 'ahead' | 'open' | 'done' | 'missed';

export interface OffersContent extends ActivityContent {
  /** Where the member stands with each; null for guests. */
  readonly standings: Readonly<Record<OfferPage, Loadable<OfferStanding>>> | null;
  /** What its page says of it in a line; null where nothing does (yet). */
  readonly about: (page: OfferPage) => string | null;
  /** Whether brand and server have its page. */
  readonly isOffered: (page: OfferPage) => boolean;
}
