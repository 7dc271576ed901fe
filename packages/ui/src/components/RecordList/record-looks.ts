import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

/** Room for columns. Forms that are chunks of their own are no such container: they have no columns anywhere. */
export const roomy = '@container records (min-width: 50rem)';
const narrow = '@container records (max-width: 49.99rem)';

const rail = '22px';

/** Days along a line, each record a stop on it in the colour of its state. */
const timeline = css`
  &[data-look='timeline'] {
    [data-part='record'] {
      --stop: ${vars.color.textSubtle};
      &[data-tone='success'] {
        --stop: ${vars.color.success};
      }
      &[data-tone='warning'] {
        --stop: ${vars.color.warning};
      }
      &[data-tone='danger'] {
        --stop: ${vars.color.danger};
      }
    }
    [data-part='day'] {
      --stop: ${vars.color.second};
      /* Beside its words, which have all the room above them. */
      --height: calc(50% + ${vars.space.s2});
    }
    tbody:has([data-part='day']) {
      position: relative;
      padding-inline-start: ${rail};
      &::before {
        content: '';
        position: absolute;
        inset-block: ${vars.space.s4} 0;
        inset-inline-start: 5px;
        width: 2px;
        background: ${vars.color.lineStrong};
      }
      [data-part='day'] {
        position: relative;
      }
      > tr::before {
        content: '';
        position: absolute;
        inset-block-start: 10px;
        inset-inline-start: calc(-1 * ${rail});
        width: 12px;
        height: 12px;
        border: 2px solid ${vars.color.bg};
        border-radius: ${vars.radius.round};
        background: var(--stop);
      }
      /* Its places are counted from inside of its border. */
      > [data-part='record']::before {
        inset-block-start: 18px;
        inset-inline-start: calc(-1 * (${rail} + ${vars.size.edge}));
      }
    }
    ${roomy} {
      tbody:has([data-part='day']) {
        &::before,
        > tr::before {
          content: none;
        }
        /* Anything more in a row would count as a cell: line and stop are the first cell's ground. */
        :is([data-part='day'] > th, [data-part='title-cell']) {
          padding-inline-start: ${vars.space.s10};
          background:
            radial-gradient(circle at 22px var(--height, 50%), var(--stop) 4px, transparent 4.5px),
            linear-gradient(${vars.color.lineStrong} 0 0) 21px 0 / 2px 100% no-repeat;
        }
      }
    }
  }
`;

/** A statement of account: no boxes, days in the brand's letters over a rule, dots that lead to the amount. */
const statement = css`
  &[data-look='statement'] {
    > table {
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
      > tbody {
        gap: 0;
      }
    }
    [data-part='day'] > th {
      padding-inline: 0;
      border-bottom: 1px solid ${vars.color.edge};
      font-family: ${vars.font.display};
    }
    [data-part='record'] {
      padding-inline: 0;
      border: 0;
      border-bottom: 1px solid ${vars.color.line};
      border-radius: 0;
      background: none;
      box-shadow: none;
      &:last-child {
        border-bottom: 0;
      }
    }
    [data-part='title'] {
      display: flex;
      align-items: baseline;
      gap: ${vars.space.s2};
      &::after {
        content: '';
        flex: 1;
        min-width: ${vars.space.s2};
        border-bottom: 1px dotted ${vars.color.textSubtle};
      }
    }
    [data-part='amount'] {
      font-family: ${vars.font.display};
      font-size: ${vars.text.lg};
      font-weight: ${vars.weight.display};
    }
    ${roomy} {
      [data-part='day'] > th {
        padding-block-start: ${vars.space.s5};
      }
      [data-part='title']::after {
        content: none;
      }
      th:first-child,
      [data-part='title-cell'] {
        padding-inline-start: 0;
      }
      th:last-child,
      [data-part='amount'] {
        padding-inline-end: 0;
      }
    }
  }
`;

/** What is torn off a ticket: the amount, behind a perforation with half a hole at each end. */
const stub = css`
  position: relative;
  border-inline-start: ${vars.size.edge} dashed ${vars.color.edge};
  background: ${vars.color.surface2};
  /* What lies below it is the link. */
  pointer-events: none;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${vars.size.edge});
    inset-inline-start: -7px;
    width: 12px;
    height: 6px;
    border: ${vars.size.edge} solid ${vars.color.edge};
    border-block-start: 0;
    background: ${vars.color.bg};
  }
  &::after {
    inset-block: auto calc(-1 * ${vars.size.edge});
    border-block: ${vars.size.edge} solid ${vars.color.edge};
    border-block-end: 0;
  }
`;

/** A ticket for each record, with its amount and state on the stub; where there is room for columns, strips with the columns of a table. */
const tickets = css`
  &[data-look='tickets'] {
    > table {
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
      overflow: visible;
    }
    [data-part='record'] > [data-part='amount'] {
      ${stub}
    }
    ${narrow} {
      > table > tbody {
        grid-template-columns: minmax(0, 1fr) minmax(7.5rem, auto);
        gap: ${vars.space.s4};
      }
      [data-part='day'] {
        grid-column: 1 / -1;
      }
      /* Below each other, stubs are as wide as the widest of them: the perforation runs through. */
      [data-part='record'] {
        display: grid;
        /* What is left of a row is below what is told. */
        grid-template-rows: repeat(5, auto) 1fr;
        grid-template-columns: subgrid;
        grid-column: span 2;
        align-items: stretch;
        gap: 0;
        padding: 0;
        border: ${vars.size.edge} solid ${vars.color.edge};
        box-shadow: ${vars.shadow.surface};
        /* The lower edge of what is told. */
        &::after {
          content: '';
          order: 5;
          height: ${vars.space.s3};
        }
        > td {
          grid-column: 1;
          width: auto;
          padding: 0 ${vars.space.s3};
          border: 0;
          text-align: start;
        }
        > [data-part='title-cell'] {
          display: block;
          padding-block: ${vars.space.s3} ${vars.space.s1};
        }
        > [data-part='fact'] {
          color: ${vars.color.textMuted};
          font-size: ${vars.text.sm};
          white-space: normal;
          &:empty {
            display: none;
          }
        }
        > :is([data-part='state'], [data-part='amount']) {
          grid-column: 2;
          grid-row: 1 / -1;
          margin: 0;
          padding: ${vars.space.s3};
          text-align: end;
        }
        > [data-part='state'] {
          z-index: 1;
          align-self: end;
          pointer-events: none;
        }
      }
    }
    ${roomy} {
      > table {
        border-spacing: 0 ${vars.space.s2};
      }
      [data-part='day'] > th {
        padding-inline: 0;
        border: 0;
      }
      [data-part='record'] > td {
        border-block: ${vars.size.edge} solid ${vars.color.edge};
        background: ${vars.color.surface1};
        &:first-child {
          border-inline-start: ${vars.size.edge} solid ${vars.color.edge};
        }
        &:last-child {
          border-inline-end: ${vars.size.edge} solid ${vars.color.edge};
        }
      }
      ${media.hover} {
        [data-link]:hover > td {
          background: ${vars.color.surface2};
        }
      }
    }
  }
`;

/** What the brand's `records` axis makes of a list. */
export const recordLooks = css`
  ${timeline}
  ${statement}
  ${tickets}
`;
