import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** What is said beside a form, and not as loudly. */
export const Quiet = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;
