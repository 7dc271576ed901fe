import { css } from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

/** The way on while there is nothing to send yet: flat and quiet as a place with no chip on it, of whose rim the notches alone are there. */
export const outlineWait = css`
  > [data-variant][data-waiting] {
    position: relative;
    border: max(1px, ${vars.size.edge}) solid ${vars.color.line};
    background: ${vars.color.surface2};
    color: ${vars.color.textMuted};
    font-weight: ${vars.weight.medium};
    &::after {
      content: '';
      position: absolute;
      inset: 4px;
      /* Quiet where the brand's lines are loud. */
      border: 2px dotted color-mix(in oklab, ${vars.color.lineStrong} 75%, ${vars.color.surface2});
      border-radius: max(0px, calc(${vars.radius.pill} - 5px));
      pointer-events: none;
    }
  }
  > [data-part='due'] > [data-part='missing'] {
    color: ${vars.color.text};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
  }
`;
