import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

const ground = vars.color.surface3;

/** What bays are cut out of. `--bay` is what they are open to: the page. */
export const floor = css`
  --bay: ${vars.color.bg};
  isolation: isolate;
  background: ${ground};
`;

/** How far its corners bend: those of a bay, and those that the floor has at its mouth. */
export const bend = `min(${vars.radius.md}, 14px)`;

/** A bay: the ground of what it is open to, and the leading colour on it. */
export const bayInks = css`
  background: var(--bay);
  color: ${vars.color.accentText};
  font-weight: ${vars.weight.strong};
`;

/**
 * Of the squares on both sides of a bay's mouth, where the floor's corner is round: the square's own one, around which its shade is the bay's
 * ground. It lies below the words beside it. Whoever draws it says where it stands and which corner that is.
 */
export const mouthCorner = css`
  content: '';
  position: absolute;
  z-index: -1;
  width: ${bend};
  height: ${bend};
  box-shadow: 0 0 0 ${bend} var(--bay);
  clip-path: inset(0);
  pointer-events: none;
`;

/** The ring that keeps a badge apart from its sign is the floor's, where that is its ground. */
export const badgeOnFloor = css`
  &:not([aria-current]) [data-part='count-badge'] {
    box-shadow: 0 0 0 2px ${ground};
  }
`;

/** The deposit's sign where another button leads: in outline, on the floor. */
export const outlined = css`
  background: none;
  box-shadow: inset 0 0 0 max(1.5px, ${vars.size.edge}) ${vars.color.accent};
  color: ${vars.color.accentText};
`;
