import type { ReactNode } from 'react';

export interface TopBarProps {
  readonly homeHref: string;
  /** Accessible name of the way home. */
  readonly homeLabel: string;
  readonly logo: ReactNode;
  /** Beside the account on wide windows only: the language picker. */
  readonly tools?: ReactNode;
  /** Balance and deposit for members, and their messages as an `IconLink` that carries what is unread; the two ways in for guests. */
  readonly account: ReactNode;
  /** Members' phones have room for the mark alone. */
  readonly isCrowded?: boolean;
}
