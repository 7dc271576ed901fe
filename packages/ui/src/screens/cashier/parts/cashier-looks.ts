import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** Three amounts a row, two where the brand's face is so wide that a thousand would leave its cell. */
const amountCells = 'repeat(auto-fill, minmax(max(30%, 10.5ch), 1fr))';

/** No boxes: each thing is a line of a ledger, the amount stands over a double rule, and what can be pressed is a cell of a ruled table. */
const ledger = css`
  &[data-cashier='ledger'] {
    [data-part='money'] {
      padding-inline: 0;
      border-width: 0 0 3px;
      border-bottom-style: double;
      border-radius: 0;
      background: none;
    }
    [data-part='amount-chips'] {
      grid-template-columns: ${amountCells};
      gap: 1px;
      padding: 1px;
      background: ${vars.color.edge};
      font-family: ${vars.font.display};
    }
    [data-part='chip'] {
      padding-inline: 0;
      border: 0;
      border-radius: 0;
      &[aria-pressed='true'] {
        box-shadow: inset 0 -3px ${vars.color.accent};
      }
    }
    [data-part='choices'] [data-layout='list'] {
      gap: 0;
      border-block: 1px solid ${vars.color.edge};
    }
    [data-part='choices'] [data-layout='list'] [data-part='choice'] {
      padding-inline: ${vars.space.s4};
      border: 0;
      border-radius: 0;
      background: none;
      & + & {
        border-top: 1px solid ${vars.color.edge};
      }
      &:has(:checked) {
        box-shadow: inset 3px 0 ${vars.color.accent};
      }
    }
  }
`;

/** The amount is a display, and the amounts to choose are the keys right below it. */
const keypad = css`
  &[data-cashier='keypad'] {
    [data-part='money'] {
      justify-content: flex-end;
      padding-block: ${vars.space.s5};
      background: ${vars.color.surface2};
      > input {
        text-align: end;
      }
    }
    [data-part='amount-chips'] {
      grid-template-columns: ${amountCells};
      /* The ground between the keys is their outline. */
      gap: ${vars.size.edge};
      border: ${vars.size.edge} solid ${vars.color.edge};
      background: ${vars.color.edge};
    }
    [data-part='chip'] {
      min-height: 4rem;
      padding-inline: 0;
      border: 0;
      border-radius: 0;
      font-weight: ${vars.weight.strong};
      &[aria-pressed='true'] {
        background: ${vars.color.accent};
        color: ${vars.color.onAccent};
      }
    }
    [data-part='choices'] [data-layout='list'] {
      grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
      /* Of two columns, the last of an odd number takes both. */
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
`;

/** What the brand's `cashier` axis makes of a form about money. */
export const cashierLooks = css`
  ${ledger}
  ${keypad}
`;
