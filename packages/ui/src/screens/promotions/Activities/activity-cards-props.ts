import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';

export interface ActivityCardsProps {
  readonly activities: readonly Activity[];
  /** The server's clock at the answer, ISO. */
  readonly serverTime: string;
  /** The first one leads the page: over a whole row, in larger letters. Default: false. */
  readonly isLed?: boolean;
}
