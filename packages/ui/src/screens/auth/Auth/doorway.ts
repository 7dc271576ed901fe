import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** Of the doorway: each of the two arches around it, and how wide it is: with its step it ends before the seam. */
const ring = 'min(1.25rem, 3.5cqi)';
const opening = `min(15rem, 100cqi - var(--lean) - ${vars.space.s4} - ${vars.space.s10} - 5 * ${ring})`;
const tone = (share: string) => `color-mix(in oklab, ${vars.color.onAccent} ${share}, ${vars.color.accent})`;

/**
 * A way through to the page's own ground in two arches of the wall, with a step before it, and the sign in it: in what room there is above
 * the window's foot. It asks how far the seam leans (`--lean`).
 */
export const doorway = css`
  container-type: inline-size;
  overflow: clip;
  &::before {
    content: '';
    position: absolute;
    inset-block: max(0px, 100% - 26rem) -4rem;
    inset-inline-start: ${vars.space.s10};
    width: calc(${opening} + 4 * ${ring});
    border-radius: 99rem 99rem 0 0;
    background: ${vars.color.bg};
    box-shadow:
      inset 0 0 0 ${ring} ${tone('30%')},
      inset 0 0 0 calc(2 * ${ring}) ${tone('15%')};
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: calc(${vars.space.s10} - ${ring});
    width: calc(${opening} + 6 * ${ring});
    height: ${ring};
    background: ${tone('45%')};
  }
  > [data-part='sign'] {
    position: absolute;
    inset-block-end: calc(${ring} + ${vars.space.s10});
    inset-inline-start: calc(${vars.space.s10} + 2 * ${ring});
    width: ${opening};
    height: max(4rem, min(12rem, 100% - ${vars.space.s10} - 5 * ${ring}));
  }
  && [data-tone='accent'] {
    fill: ${vars.color.accent};
  }
  && [data-tone='second'] {
    fill: ${vars.color.second};
  }
`;
