import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { cutEdge } from './cut-edge.ts';
import { pressedWhole } from './pressed-whole.ts';

const paper = vars.color.bg;
const notch = '8px';

const round = (place: string, radius: string) =>
  css`radial-gradient(circle at ${place}, transparent ${radius}, ${paper} calc(${radius} + 0.5px))`;

/** Really cut out: two half rounds in the edges, a row of holes between them, and the waves of the stub's outer edge, so that any ground shows through. */
const cutDown = (hole: string, pitch: string) => css`
  mask:
    ${round('var(--line) 0', notch)} intersect,
    ${round('var(--line) 100%', notch)} intersect,
    ${round('var(--line) 50%', hole)} 0 0 / 100% ${pitch} round intersect,
    ${round('var(--outer) 50%', '3.5px')} 0 0 / 100% 12px round;
`;
const perforatedDown = cutDown('1.75px', '9px');
/** Of a coupon with a stub at its side that was torn off: the holes have run into each other. */
export const tornDown = cutDown('5px', '8px');

/** Of paper whose stub, as wide as `--stub`, lies where lines begin. */
export const stubAtStart = css`
  --line: var(--stub);
  --outer: 0%;
  ${perforatedDown}
  &:dir(rtl) {
    --line: calc(100% - var(--stub));
    --outer: 100%;
  }
`;
export const stubAtEnd = css`
  --line: calc(100% - var(--stub));
  --outer: 100%;
  ${perforatedDown}
  &:dir(rtl) {
    --line: var(--stub);
    --outer: 0%;
  }
`;

/** Of the two parts of a coupon that lie one over the other, each with its half of what is cut out, so that both are as high as what they hold. */
const cutAcross = (side: '0' | '100%') => css`
  mask:
    ${round(`0 ${side}`, notch)} intersect,
    ${round(`100% ${side}`, notch)} intersect,
    ${round(`50% ${side}`, '1.75px')} 0 0 / 9px 100% round;
  @media (forced-colors: active) {
    mask: none;
  }
`;
export const aboveFold = cutAcross('100%');
export const belowFold = cutAcross('0');

/** Around what is cut. */
export const couponPlace = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  border-radius: ${vars.radius.lg};
  ${cutEdge}
`;

/** The paper of both parts. */
export const couponPaper = css`
  display: grid;
  min-width: 0;
  overflow: clip;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    mask: none;
  }
`;

/** One coupon; all of it is the press area of its link, whose focus ring runs around it, where nothing is cut off. */
export const couponRoot = css`
  ${couponPlace}
  container: coupon / inline-size;
  ${pressedWhole}
`;

/** Offers below each other; two side by side where there is room, then three, the first as wide as two. */
export const couponRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  @container coupons (min-width: 40rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${vars.space.s4};
    > * {
      grid-column: span 3;
    }
  }
`;

/** Of what an offer is called. */
export const couponTitle = css`
  font-family: ${vars.font.display};
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.25;
  [data-large] & {
    font-size: ${vars.text.xl};
    line-height: 1.2;
  }
  @container coupon (min-width: 34rem) {
    font-size: ${vars.text.lg};
  }
  @container coupon (min-width: 46rem) {
    [data-large] & {
      font-size: ${vars.text.xxl};
      line-height: 1.15;
    }
  }
`;
