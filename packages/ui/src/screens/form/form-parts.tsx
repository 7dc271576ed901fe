import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** Fields one below the other, with the form's own rhythm. */
export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;
