import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { ReactNode } from 'react';

export interface ActivityLeadProps {
  /** Whose picture stands beside the words. */
  readonly activity: Activity;
  /** What the server says of it. */
  readonly children: ReactNode;
  /** An `OfferFigure` of what can be had now, where that is one part of the offer. Default: what the offer gives. */
  readonly gives?: ReactNode;
  /** The claim of just that, in forms whose head has one. Default: none, it stands further down. */
  readonly claim?: ReactNode;
  /** What binds, where the head has that too. Default: none, it stands further down. */
  readonly foot?: ReactNode;
}
