import type { ReactNode } from 'react';
import type { IconName } from '../Icon/Icon.tsx';

export const promoTones = ['accent', 'second', 'plain'] as const;
export type PromoTone = (typeof promoTones)[number];

export interface PromoCardProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** What the link says. */
  readonly action: string;
  readonly icon: IconName;
  readonly tone?: PromoTone;
  /** The large cell of a bento. */
  readonly isLarge?: boolean;
  /** A picture that fills a large card behind its words, in brands whose promotions have pictures. Decoration. */
  readonly art?: ReactNode;
}
