import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { Claims } from './Claims.view.ts';

/** What every page of an activity shows. */
export interface ActivityContent {
  readonly activity: Activity;
  /** The server's clock at the answer, ISO: time is counted down against this, never by the phone's clock. */
  readonly serverTime: string;
  /** The member's; null for guests, who are asked to log in. */
  readonly claims: Claims | null;
  /** A time that the page counted down to has come: what the server says is asked for anew. */
  readonly onOver: () => void;
}
