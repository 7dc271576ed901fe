import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { narrowColumn } from '../../page/Page/page-columns.ts';

/** A part that reads best in one narrow column: a confirmation, a payment. */
export const NarrowPart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  width: 100%;
  ${narrowColumn}
`;

/** A form's main column. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  min-width: 0;
`;

/** Above a form; takes no room where there is nothing to say. */
export const Notices = styled(Column)`
  &:empty {
    display: none;
  }
`;

/** Things that belong together more closely than fields do: an amount and its chips. */
export const Group = styled.div.attrs<{ 'data-part'?: string }>({ 'data-part': 'group' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${vars.space.s3};
`;

/** Fees, duties and warnings: there, and quiet. */
export const QuietLine = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;
