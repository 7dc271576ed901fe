import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { ReactNode } from 'react';

export interface ActivityLeadProps {
  /** Whose picture stands beside the words. */
  readonly activity: Activity;
  /** What the server says of it. */
  readonly children: ReactNode;
}
