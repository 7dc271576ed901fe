import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** Around slips, with `data-scheme`: their paper is what lies highest in a dark brand, and what is nearest to white in a light one. */
export const slipPaper = css`
  --slip: ${vars.color.surface3};
  &[data-scheme='light'] {
    --slip: ${vars.color.surface1};
  }
`;

/** Half the width of a tooth, which is as high. */
const tooth = '8px';

/** Paper torn off a roll: teeth above and below, whole ones only. */
const torn = css`
  mask:
    var(--above) top / calc(2 * ${tooth}) 51%,
    var(--below) bottom / calc(2 * ${tooth}) 51%;
  mask-repeat: round no-repeat;
  @media (forced-colors: active) {
    mask: none;
  }
`;

/**
 * A border follows no outline but a box's: the line is the slip's ground, and its paper lies on it. Both are of one width, so that their
 * teeth are; along a tooth the line is as thick as it is at the sides.
 */
export const tornSlip = css`
  --above: conic-gradient(from 135deg at top, transparent, currentColor 1deg 89deg, transparent 90deg);
  --below: conic-gradient(from -45deg at bottom, transparent, currentColor 1deg 89deg, transparent 90deg);
  --line-above: calc(1.41 * ${vars.size.edge});
  --line-below: calc(1.41 * ${vars.size.edge});
  position: relative;
  isolation: isolate;
  padding: calc(${tooth} + ${vars.space.s3}) ${vars.space.s4};
  background: ${vars.color.surfaceEdge};
  ${torn}
  &::before {
    content: '';
    position: absolute;
    inset: var(--line-above) 0 var(--line-below);
    z-index: -1;
    border: 0 solid ${vars.color.surfaceEdge};
    border-inline-width: ${vars.size.edge};
    background: var(--slip) padding-box;
    ${torn}
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** What slips are ruled with. */
export const slipDashes = `1px dashed ${vars.color.lineStrong}`;
