import type { UnreadCount } from './CountBadge/count-badge-props.ts';
import type { IconName } from './Icon/Icon.tsx';

/** One destination of the frame's navigation. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** The page being shown. */
  readonly isCurrent: boolean;
  /** What is new there. */
  readonly badge?: UnreadCount | undefined;
}
