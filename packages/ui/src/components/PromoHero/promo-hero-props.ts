import type { ReactNode } from 'react';

export interface PromoHeroProps {
  /** One line above the title: what kind of thing it is. */
  readonly eyebrow: string;
  /** The page's `h1`. */
  readonly title: ReactNode;
  /** What it means, in one sentence. */
  readonly text: string;
  /** The primary action, and at most one more. */
  readonly actions: ReactNode;
  /** A picture; the words lie beside it, or on a scrim over it. Decoration. Default: none. */
  readonly art?: ReactNode;
  /** The conditions, where something is promised. Default: nothing. */
  readonly terms?: ReactNode;
}
