import styled from 'styled-components';
import { rimmed } from '../../theme/rimmed.ts';
import { vars } from '../../theme/vars.ts';

export const Heading = styled.span`
  display: grid;
  gap: ${vars.space.s4};
  justify-items: start;

  /* Focused by script so that reading begins here; it is not a control. */
  &:focus {
    outline: 0;
  }
`;

/** The same sign as in the footer. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 76px;
  height: 76px;
  --rim: currentColor;
  --ground: ${vars.color.surface1};
  ${rimmed}
  font-family: ${vars.font.body};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.strong};
  letter-spacing: 0;
`;

export const Words = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  justify-items: start;

  > p {
    color: ${vars.color.textMuted};
    line-height: 1.5;
  }
`;
