import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { columnAndSide } from '../../page/Page/page-columns.ts';
import { chipsStep } from './chips/chips-step.ts';
import { counterStep } from './counter/counter-step.ts';
import { notesStep } from './notes/notes-step.ts';

/** What belongs to a step of money without being the step: what it comes to, what is known of it. */
export const Side = styled.div.attrs<{ 'data-part'?: string }>({ 'data-part': 'side' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

/** What it is about, the side right of it, and what to do below. */
const cards = css`
  &[data-cashier='cards'] {
    ${columnAndSide}
    ${media.desktop} {
      grid-template-rows: auto 1fr;
      > [data-part='side'] {
        grid-area: 1 / 2 / span 2;
      }
      /* On one line with what is filled in. */
      &[data-part='withdraw-confirm'] > * {
        grid-column: 1;
      }
      &[data-part='withdraw-confirm'] > [data-part='side'] {
        grid-area: 2 / 2;
      }
    }
  }
`;

/** One sheet of paper, and left of a double rule its counterfoil: what is kept of it when it is torn off. */
const ledger = css`
  &[data-cashier='ledger'] {
    [data-part='pix-qr'] {
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    [data-part='fee-summary'] {
      padding: 0;
      border: 0;
      background: none;
    }
    /* Lines of a statement: what it is at their start, the figure at their end. */
    [data-part='due'] {
      grid-template-columns: minmax(0, 1fr) auto;
      justify-items: stretch;
      align-items: baseline;
      gap: 0 ${vars.space.s4};
      border-bottom: 3px double ${vars.color.edge};
      > [data-part='countdown'] {
        grid-column: 1 / -1;
        justify-content: space-between;
        padding-block: ${vars.space.s3};
        border-top: 1px solid ${vars.color.line};
      }
      [data-part='clock'] {
        text-align: end;
      }
    }
    [data-part='bank-card'] {
      padding: ${vars.space.s4} 0 0;
      border: 0;
      border-top: 1px solid ${vars.color.edge};
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    ${media.wide} {
      padding: ${vars.space.s6};
      border: 1px solid ${vars.color.edge};
      background: ${vars.color.surface1};
    }
    ${media.desktop} {
      /* The number of an order has room for all of it. */
      grid-template-columns: minmax(22rem, 11fr) minmax(0, 19fr);
      grid-template-rows: auto 1fr;
      column-gap: 0;
      padding-inline: 0;
      > * {
        grid-column: 2;
        padding-inline: ${vars.space.s8};
      }
      > [data-part='side'] {
        grid-area: 1 / 1 / span 2;
        align-self: stretch;
        align-content: start;
        padding-inline: ${vars.space.s6};
        border-inline-end: 3px double ${vars.color.edge};
      }
    }
  }
`;

/** A machine's front: its display first, the picture to scan before what is said of it, what belongs to it in cells of one row. */
const keypad = css`
  &[data-cashier='keypad'] {
    /* The display: a figure that ends at its edge, and a line of its own for how long. */
    [data-part='due'] {
      justify-items: stretch;
      border: ${vars.size.edge} solid ${vars.color.edge};
      background: ${vars.color.surface2};
      > * {
        padding-inline: ${vars.space.s4};
      }
      > :first-child {
        padding-block-start: ${vars.space.s3};
      }
      > [data-part='amount'] {
        padding-block-end: ${vars.space.s2};
        text-align: end;
      }
      > [data-part='countdown'] {
        justify-content: space-between;
        padding-block: ${vars.space.s2};
        border-top: ${vars.size.edge} solid ${vars.color.edge};
      }
      [data-part='clock'] {
        text-align: end;
      }
    }
    /* What it comes to, before what that is made of. */
    [data-part='fee-summary'] {
      padding-block-start: 0;
      > [data-total] {
        order: -1;
        margin-inline: calc(-1 * ${vars.space.s4});
        padding: ${vars.space.s3} ${vars.space.s4};
        border-top: 0;
        border-bottom: ${vars.size.edge} solid ${vars.color.edge};
        background: ${vars.color.surface2};
      }
    }
    ${media.wide} {
      [data-part='pix-qr'][data-status='waiting'] {
        grid-template-columns: 15rem minmax(0, 1fr);
        > :last-child {
          order: -1;
        }
      }
      [data-part='steps'] {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 0;
        padding: 0;
        border: ${vars.size.edge} solid ${vars.color.edge};
        list-style-position: inside;
        > li {
          padding: ${vars.space.s3};
        }
        > li + li {
          border-inline-start: ${vars.size.edge} solid ${vars.color.edge};
        }
      }
    }
    ${media.desktop} {
      > [data-part='side'] {
        grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
        gap: ${vars.space.s6};
      }
    }
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s5};
  ${cards}
  ${ledger}
  ${keypad}
  ${counterStep}
  ${notesStep}
  ${chipsStep}
`;

/** A step of money in the order and shape of the brand's `cashier` axis: what it is about, its `Side`, what to do. On phones in that order in all of them, each in its own shape. */
export function MoneyStep(props: ComponentProps<typeof Root>) {
  return <Root data-cashier={useBrand().layout.cashier} {...props} />;
}
