import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** One thing below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

/** Said beside something, in a lower voice. */
export const Quiet = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;
