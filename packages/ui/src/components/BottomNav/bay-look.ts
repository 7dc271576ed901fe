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
 * Of the squares on both sides of a bay's mouth, where the floor has a round corner about `--round` and the rest is the bay's. They lie below
 * the words beside them. Whoever draws one says where it stands, and where its corner's middle is.
 */
export const mouthCorner = css`
  content: '';
  position: absolute;
  z-index: -1;
  width: ${bend};
  height: ${bend};
  background: radial-gradient(circle at var(--round), transparent calc(${bend} - 0.5px), var(--bay) ${bend});
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
