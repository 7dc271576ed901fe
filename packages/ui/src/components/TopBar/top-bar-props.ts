import type { ReactNode } from 'react';

export interface TopBarProps {
  /** Address of the home page. */
  readonly homeHref: string;
  /** Accessible name of the way home. */
  readonly homeLabel: string;
  /** A `Logo`, or a `SiteLogo` where the operator may have a picture of its own. */
  readonly logo: ReactNode;
  /** Beside the account: the language picker; on phones its sign alone, and not where it is crowded. Default: nothing. */
  readonly tools?: ReactNode;
  /** Balance and deposit for members, and their messages as an `IconLink` that carries what is unread; the two ways in for guests. */
  readonly account: ReactNode;
  /** Members' phones have room for the mark alone. Default: false. */
  readonly isCrowded?: boolean;
}
