import { css } from 'styled-components';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** Of places in a row so many have the brand's sign, each set by hand; the others say which one comes. */
export const stamps = css`
  [data-part='stamps'] {
    display: flex;
    gap: ${vars.space.s3};
    > span {
      display: grid;
      flex: none;
      place-items: center;
      width: clamp(3rem, 17cqi, 4.5rem);
      aspect-ratio: 1;
      border: 2px dashed currentcolor;
      border-radius: 50%;
      font-family: ${vars.font.display};
      font-size: ${vars.text.lg};
      font-weight: ${vars.weight.display};
      ${figure}
    }
    > [data-set] {
      border-style: solid;
      background: ${vars.color.onSecond};
      box-shadow: inset 0 0 0 3px ${vars.color.onSecond}, inset 0 0 0 4.5px ${vars.color.second};
      rotate: -9deg;
      &:nth-child(2) {
        rotate: 6deg;
      }
      &:nth-child(3) {
        rotate: -3deg;
      }
      @media (forced-colors: active) {
        outline: 3px double CanvasText;
      }
    }
    svg {
      width: 56%;
      height: 56%;
      fill: ${vars.color.second};
      @media (forced-colors: active) {
        fill: CanvasText;
      }
    }
    [data-tone='second'] {
      opacity: 0.7;
    }
  }
`;
