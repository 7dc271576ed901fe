import type { ReactNode } from 'react';
import type { IconName } from '../Icon/Icon.tsx';

export const promoTones = ['accent', 'second', 'plain'] as const;
export type PromoTone = (typeof promoTones)[number];

export interface PromoCardProps {
  /** What is offered (`h3`), in a few words. */
  readonly title: string;
  /** What it means, in one sentence; conditions that bind stand here too. */
  readonly text: string;
  /** Where a press anywhere on the card leads. */
  readonly href: string;
  /** What the link says. */
  readonly action: string;
  /** A sign of the offer, in brands whose cards have one. Decoration. */
  readonly icon: IconName;
  /** Ground of the card: `accent` and `second` stand out. Default: `plain`. */
  readonly tone?: PromoTone;
  /** What it gives, on the stub of a coupon or as the picture itself: an `OfferFigure`. Default: the sign; other forms leave it out. */
  readonly gives?: ReactNode;
  /** The large cell of a bento. Default: false. */
  readonly isLarge?: boolean;
  /** A picture that fills a large card behind its words, stands beside those of a coupon, or is the end of a panel, in brands whose promotions have pictures. Decoration. Default: none. */
  readonly art?: ReactNode;
}
