import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { fillsPlace } from './door-parts.tsx';

/** Each of the two arches around a doorway. */
const ring = 'min(1.25rem, 3.5cqi)';
/** It ends before the seam, and is never so wide that a picture in it loses its subject. */
const opening = `min(18rem, 100cqi - var(--start) - var(--lean) - ${vars.space.s4} - 4 * ${ring}, 60cqb)`;
const tone = (share: string) => `color-mix(in oklab, ${vars.color.onAccent} ${share}, ${vars.color.accent})`;

/** The floor of a hall, which its doorway stands on. */
export const floor = `linear-gradient(to top, ${tone('30%')} 1.25rem, transparent 0)`;

/**
 * A way through to a picture in two arches of the wall: in what room there is above the floor. It asks how far the seam leans (`--lean`),
 * and where the page's words begin (`--start`).
 */
export const doorway = css`
  position: absolute;
  inset-block: max(0px, 100% - 31rem) 1.25rem;
  inset-inline-start: var(--start);
  width: calc(${opening} + 4 * ${ring});
  border: solid ${tone('30%')};
  border-width: ${ring} ${ring} 0;
  border-radius: 99rem 99rem 0 0;
  background: ${tone('15%')};
  > img {
    ${fillsPlace}
    inset: ${ring} ${ring} 0;
    width: calc(100% - 2 * ${ring});
    height: calc(100% - ${ring});
    border-radius: 99rem 99rem 0 0;
    background: ${vars.color.bg};
  }
`;
