import styled from 'styled-components';
import { surface, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Table } from '../TierTable/Table.style.ts';

/** Its own width, not the window's, decides whether rows are lines or cards. */
export const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

/** Below this the columns of money would not stand side by side. */
const narrow = '@container (max-width: 35.99rem)';

export const Ledger = styled(Table)`
  caption {
    padding-bottom: ${vars.space.s3};
    color: ${vars.color.text};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    line-height: 1.25;
    text-wrap: balance;
  }
  :is(th, td):not(:first-child) {
    text-align: end;
  }
  td:not(:last-child) {
    color: ${vars.color.textMuted};
    font-weight: ${vars.weight.regular};
  }
  tbody th {
    font-weight: ${vars.weight.strong};
    overflow-wrap: anywhere;
  }
  thead + tbody tr:first-child > * {
    border-top: 0;
  }
  tfoot :is(th, td) {
    border-top: max(2px, ${vars.size.edge}) solid ${vars.color.lineStrong};
    background: ${vars.color.surface2};
    font-weight: ${vars.weight.strong};
  }
  tfoot td:last-child {
    color: ${vars.color.win};
  }

  ${narrow} {
    &,
    caption,
    tbody,
    tfoot {
      display: block;
    }
    border: 0;
    background: none;
    overflow: visible;
    thead {
      ${visuallyHidden}
    }
    tbody,
    tfoot {
      display: grid;
      gap: ${vars.space.s2};
    }
    tfoot {
      padding-top: ${vars.space.s2};
    }
    tr {
      display: grid;
      gap: ${vars.space.s1};
      padding: ${vars.space.s4};
      ${surface}
                }
    tfoot tr {
      border-color: ${vars.color.lineStrong};
      background: ${vars.color.surface2};
    }
    tr[aria-current] {
      background: ${vars.color.accentSoft};
    }
    tr > :is(th, td) {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${vars.space.s3};
      padding: 0;
      border: 0;
      background: none;
      text-align: start;
    }
    tr > td[data-empty] {
      display: none;
    }
    tr > th {
      display: block;
      padding-bottom: ${vars.space.s1};
    }
    tr > td:not(:last-child) {
      font-size: ${vars.text.sm};
    }
  }
`;

export const Detail = styled.span`
  display: block;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.regular};
`;

export const Here = styled.span`
  display: block;
  color: ${vars.color.accentText};
  font-size: ${vars.text.xs};
`;

/** The column's name beside the figure, where the header row is not visible. */
export const CellLabel = styled.span`
  display: none;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.regular};
  white-space: normal;
  ${narrow} {
    display: inline;
  }
`;

export const Value = styled.span`
  ${narrow} {
    margin-inline-start: auto;
  }
`;

export const Bones = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  && [data-shape='block'] {
    height: 3.25rem;
  }
  ${narrow} {
    && [data-shape='block'] {
      height: 8rem;
    }
  }
`;
