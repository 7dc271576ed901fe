import { css } from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

const notch = '10px';

/** Half of a hole, on the paper's own edge: the ground shows through it, and the line around the paper runs along it. */
const halfHole = css`
  content: '';
  position: absolute;
  box-sizing: border-box;
  width: calc(2 * ${notch});
  height: calc(2 * ${notch});
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.round};
  background: ${vars.color.bg};
`;
/** The line itself, as it is pricked. */
export const pricked = css`4px dotted ${vars.color.lineStrong}`;
/** From inside a part to the middle of the paper's line around it. */
const outside = css`calc(-1 * (${notch} + ${vars.size.edge}))`;
const onLine = css`calc(-1 * (${notch} + 2px))`;

/** The upper edge of a part, as wide as the paper, where it can be torn off: a dotted line between two notches. */
export const tornAbove = css`
  position: relative;
  border-block-start: ${pricked};
  &::before,
  &::after {
    ${halfHole}
    inset-block-start: ${onLine};
  }
  &::before {
    inset-inline-start: ${outside};
    clip-path: inset(0 0 0 50%);
  }
  &::after {
    inset-inline-end: ${outside};
    clip-path: inset(0 50% 0 0);
  }
`;

/** The same along its start, as high as the paper. */
export const tornBeside = css`
  position: relative;
  border-inline-start: ${pricked};
  &::before,
  &::after {
    ${halfHole}
    inset-inline: ${onLine} auto;
  }
  &::before {
    inset-block: ${outside} auto;
    clip-path: inset(50% 0 0);
  }
  &::after {
    inset-block: auto ${outside};
    clip-path: inset(0 0 50%);
  }
`;
