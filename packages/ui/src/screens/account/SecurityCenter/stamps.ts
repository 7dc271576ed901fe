import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** A place for each protection with the sign of it; those that are there are stamped on it by hand, and ticked off. */
export const stamps = css`
  [data-part='stamps'] {
    display: flex;
    gap: ${vars.space.s4};
    > span {
      position: relative;
      display: grid;
      flex: none;
      place-items: center;
      width: clamp(3rem, 17cqi, 4.5rem);
      aspect-ratio: 1;
      border: 2px dashed currentcolor;
      border-radius: 50%;
      > svg {
        width: 50%;
        height: 50%;
        /* Whole dots. */
        &[data-set='pixel'] {
          width: 32px;
          height: 32px;
          padding: 0;
        }
      }
    }
    > [data-set] {
      border-style: solid;
      border-color: ${vars.color.onSecond};
      background: ${vars.color.onSecond};
      box-shadow: inset 0 0 0 2px ${vars.color.onSecond}, inset 0 0 0 3.5px ${vars.color.second};
      color: ${vars.color.second};
      rotate: -9deg;
      &:nth-child(2) {
        rotate: 6deg;
      }
      &:nth-child(3) {
        rotate: -3deg;
      }
      @media (forced-colors: active) {
        outline: 3px double CanvasText;
        color: CanvasText;
      }
    }
  }
  /* Over the stamp's edge, in a ring of the card's ground. */
  [data-part='tick'] {
    position: absolute;
    inset-block-end: -6px;
    inset-inline-end: -8px;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 2px solid ${vars.color.second};
    border-radius: 50%;
    background: ${vars.color.onSecond};
    @media (forced-colors: active) {
      border-color: CanvasText;
      background: Canvas;
    }
  }
`;
