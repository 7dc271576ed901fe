import styled from 'styled-components';
import { vars } from '../theme/vars.ts';

/** Side by side, wrapping: for stories that show several of one part. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space.s4};
`;

/** One below the other, as wide as a phone's content. */
export const Stack = styled.div`
  display: grid;
  gap: ${vars.space.s4};
  max-width: 328px;
`;
