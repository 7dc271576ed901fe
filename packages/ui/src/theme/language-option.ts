import type { ReactNode } from 'react';

/** One language that the site offers, under the name it has for itself. */
export interface LanguageOption {
  /** The site's own code. */
  readonly value: string;
  readonly name: string;
  /** For `lang`, so that the name is read out in its own language. */
  readonly tag: string;
  /** The operator's picture for it; without one the picker shows a globe. */
  readonly icon?: ReactNode;
}
