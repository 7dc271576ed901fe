import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** Several filters of one list, one below the other. */
export const RecordsFilters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;
