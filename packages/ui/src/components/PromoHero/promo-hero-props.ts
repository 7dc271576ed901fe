import type { ReactNode } from 'react';

export interface PromoHeroProps {
  readonly eyebrow: string;
  /** The page's `h1`. */
  readonly title: ReactNode;
  readonly text: string;
  /** The primary action, and at most one more. */
  readonly actions: ReactNode;
  /** A picture; the words lie beside it, or on a scrim over it. Decoration. */
  readonly art?: ReactNode;
  /** The conditions, where something is promised. */
  readonly terms?: ReactNode;
}
