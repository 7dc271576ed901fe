import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { vars } from '../../../theme/vars.ts';

/** One matter at the wheel's side. */
export const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export const PartTitle = styled.h2`
  font-size: ${vars.text.lg};
`;

export const Quiet = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;
