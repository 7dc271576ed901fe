import { shareIconPaths } from './share-icon-paths.ts';

export type ShareIconName = keyof typeof shareIconPaths;
/** The states that stories must show. */
export const shareIconStates = ['Sharing'] as const;
export const shareIconNames = Object.keys(shareIconPaths) as readonly ShareIconName[];

export interface ShareIconProps {
  readonly name: ShareIconName;
  /** Edge in CSS pixels; default 24. */
  readonly size?: number;
}

/** An `Icon` for ways of passing something on. Decoration: the control that carries it has the name. */
export function ShareIcon({ name, size = 24 }: ShareIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-part="icon"
    >
      <path d={shareIconPaths[name]} />
    </svg>
  );
}
