import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** What the bar is made of, said once: what stands on it takes these for its own grounds and inks, the other way round. */
export const flagField = css`
  --flag: ${vars.color.accent};
  --flag-hover: ${vars.color.accentHover};
  --flag-deep: ${vars.color.accentPressed};
  --flag-ink: ${vars.color.onAccent};
  --flag-plate: ${vars.color.bg};
  --flag-plate-hover: ${vars.color.surface2};
  --flag-plate-ink: ${vars.color.accentText};
`;

/**
 * Of a part of the bar: whatever is in it, its focus ring too, has the ink of the accent; what would be filled with the accent is a plate of
 * the page's ground; the ground under it is the pressed accent. A figure out of date, which is a warning elsewhere, has its clock beside it.
 */
export const onFlag = css`
  --color-bg: var(--flag);
  --color-surface1: var(--flag-deep);
  --color-surface2: var(--flag-deep);
  --color-surface3: var(--flag-hover);
  --color-control: transparent;
  --color-control-edge: color-mix(in oklab, var(--flag-ink) 55%, var(--flag));
  --color-text: var(--flag-ink);
  --color-text-muted: var(--flag-ink);
  --color-line-strong: var(--flag-ink);
  --color-warning: var(--flag-ink);
  --color-focus: var(--flag-ink);
  --color-accent: var(--flag-plate);
  --color-accent-hover: var(--flag-plate-hover);
  --color-accent-pressed: var(--flag-plate-hover);
  --color-accent-edge: transparent;
  --color-on-accent: var(--flag-plate-ink);
  color: var(--flag-ink);
`;
