import type { UnreadCount } from './CountBadge/count-badge-props.ts';
import type { IconName } from './Icon/Icon.tsx';

/** One destination of the frame's navigation. */
export interface NavItem {
  /** Where it leads, in the reader's language. */
  readonly href: string;
  /** The link's name; one word where it can be. */
  readonly label: string;
  /** Decoration before or above the label; some brands draw words alone. */
  readonly icon: IconName;
  /** The page being shown. */
  readonly isCurrent: boolean;
  /** The page being shown is a part of what is there. Default: false. */
  readonly isAround?: boolean;
  /** What is new there. */
  readonly badge?: UnreadCount | undefined;
}

/** `aria-current` of a destination: the page itself, or the one of the set that the page belongs to. */
export function currentOf({ isCurrent, isAround }: NavItem): 'page' | 'true' | undefined {
  if (isCurrent) return 'page';
  return isAround ? 'true' : undefined;
}
