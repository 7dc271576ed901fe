import { css } from 'styled-components';
import { belowLine, nameColumn } from '../../../components/Field/field-box.ts';
import { vars } from '../../../theme/vars.ts';

/** As wide as the figure, so that what names the currency stands beside it. */
export const figureWide = css`
  flex: 0 1 auto;
  width: auto;
  max-width: 100%;
  field-sizing: content;
`;

/** Three amounts a row, two where the brand's face is so wide that a thousand would leave its cell. */
const amountCells = 'repeat(auto-fill, minmax(max(30%, 10.5ch), 1fr))';

/** The amount stands alone in the middle of a card, as on a wallet's first page; the amounts to choose lie below it as pills. */
export const cardLooks = css`
  [data-part='amount'] {
    padding: ${vars.space.s5} ${vars.space.s4};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface1};
    box-shadow: ${vars.shadow.surface};
    text-align: center;
    [data-part='label-row'] {
      flex-wrap: wrap;
      justify-content: center;
    }
    [data-part='error'] {
      justify-content: center;
    }
    [data-part='money'] {
      justify-content: center;
      padding-block: 0;
      border-width: 0 0 2px;
      border-radius: 0;
      background: none;
      > input {
        ${figureWide}
      }
    }
    /* Three a row, two on phones: six make full ones. */
    [data-part='amount-chips'] {
      grid-template-columns: repeat(auto-fit, minmax(max(30%, 7.25rem), 1fr));
    }
  }
`;

/** Choices without boxes, a row each. */
export const choiceRows = css`
  [data-part='choices'] [data-layout='list'] {
    gap: 0;
  }
  [data-part='choices'] [data-layout='list'] [data-part='choice'] {
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

/** No boxes: each thing is a numbered line of a slip, its name before it where there is room, the amount over a double rule. */
export const ledgerLooks = css`
  container-type: inline-size;
  [data-part='entries'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    counter-reset: entry;
    > * {
      padding-block: ${vars.space.s4};
      & + & {
        border-top: 1px solid ${vars.color.edge};
      }
    }
    /* The page's rule is right above it. */
    > [data-part='amount']:first-child {
      padding-block-start: 0;
    }
  }
  /* What is contained counts its own entries only. */
  [data-part='entries'] [data-part='field'] {
    container-type: normal;
  }
  [data-part='legend'],
  [data-part='label'] {
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.display};
    &::before {
      counter-increment: entry;
      content: counter(entry, upper-roman) '. ' / '';
      color: ${vars.color.accentText};
    }
  }
  [data-part='money'] {
    padding-inline: ${vars.space.s2};
    border-width: 0 0 3px;
    border-bottom-style: double;
    border-radius: 0;
    background: none;
    > input {
      text-align: end;
    }
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
  ${choiceRows}
  [data-part='choices'] [data-layout='list'] [data-part='choice'] {
    padding-inline: ${vars.space.s3};
    &:has(:checked) {
      box-shadow: inset 3px 0 ${vars.color.accent};
    }
  }
  [data-part='fee-summary'] {
    padding: ${vars.space.s4} 0 0;
    border: 0;
    border-top: 3px double ${vars.color.edge};
    border-radius: 0;
    background: none;
  }
  @container (min-width: 34rem) {
    [data-part='choices'],
    [data-part='frame'] {
      grid-template-columns: ${nameColumn} minmax(0, 1fr);
      column-gap: ${vars.space.s6};
      > * {
        grid-column: 2;
      }
      > [data-part='legend'],
      > [data-part='label-row'] {
        grid-column: 1;
        flex-direction: column;
        padding-block-start: ${vars.space.s3};
      }
    }
    [data-part='field'] > :not([data-part='frame']),
    [data-part='entries'] [data-part='group'] > :not([data-part='field'], [data-part='choices']) {
      ${belowLine}
    }
  }
`;

/** The amount is a display, and the amounts to choose are the keys right below it. */
export const keypadLooks = css`
  [data-part='amount'] {
    border: ${vars.size.edge} solid ${vars.color.edge};
    box-shadow: ${vars.shadow.surface};
    > [data-part='group'] {
      display: flex;
      flex-direction: column;
      gap: 0;
      height: 100%;
      > :not([data-part='field'], [data-part='amount-chips'], [data-part='skeleton']) {
        padding: ${vars.space.s3} ${vars.space.s4};
        border-top: ${vars.size.edge} solid ${vars.color.edge};
      }
    }
    [data-part='field'] {
      gap: ${vars.space.s1};
      padding: ${vars.space.s3} ${vars.space.s4};
      background: ${vars.color.surface2};
    }
    [data-part='money'] {
      justify-content: flex-end;
      padding: 0 ${vars.space.s2};
      margin-inline: calc(-1 * ${vars.space.s2});
      background: none;
      /* The machine is its frame; focus and what is to be corrected show their own. */
      &:not(:focus-within, :has([aria-invalid='true'])) {
        border-color: transparent;
      }
      > input {
        ${figureWide}
        text-align: end;
      }
    }
    [data-part='hint'] {
      text-align: end;
    }
    [data-part='error'] {
      justify-content: flex-end;
    }
  }
  [data-part='amount-chips'] {
    flex: 1;
    grid-template-columns: ${amountCells};
    grid-auto-rows: minmax(4rem, 1fr);
    /* The ground between the keys is their outline. */
    gap: ${vars.size.edge};
    border-top: ${vars.size.edge} solid ${vars.color.edge};
    background: ${vars.color.edge};
  }
  [data-part='chip'] {
    height: 100%;
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
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
    /* Of two columns, the last of an odd number takes both. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
