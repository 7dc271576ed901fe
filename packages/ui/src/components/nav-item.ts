import type { IconName } from './Icon/Icon.tsx';

/** One destination of the frame's navigation. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** The page being shown. */
  readonly isCurrent: boolean;
}
