import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** A box or circle and its words beside it. The whole row is the target. */
export const ChoiceRow = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-items: start;
  min-height: ${vars.size.target};
  padding-block: 10px;
  cursor: pointer;
  &:has(:disabled) {
    color: ${vars.color.disabledText};
    cursor: not-allowed;
  }
`;
