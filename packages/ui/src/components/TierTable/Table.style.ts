import styled from 'styled-components';
import { figures } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

/** A table of figures: the first column says what of, the last one what it comes to. */
export const Table = styled.table`
  width: 100%;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  overflow: hidden;

  caption {
    padding-bottom: ${vars.space.s2};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    text-align: start;
  }
  th,
  td {
    padding: ${vars.space.s3} ${vars.space.s4};
    text-align: start;
  }
  :is(th, td):last-child {
    text-align: end;
  }
  thead th {
    background: ${vars.color.surface2};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.medium};
  }
  tbody :is(th, td) {
    border-top: 1px solid ${vars.color.line};
  }
  tbody th {
    font-weight: ${vars.weight.medium};
  }
  td {
    font-weight: ${vars.weight.strong};
    ${figures}
  }
  [aria-current] > * {
    background: ${vars.color.accentSoft};
  }
`;
