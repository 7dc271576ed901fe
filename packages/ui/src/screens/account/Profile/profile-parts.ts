import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;
