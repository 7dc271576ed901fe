import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** The column of what binds, in the head of the page and below it. */
export const sideColumn = 'clamp(18rem, 32%, 24rem)';

/** The figures of an activity and what binds: one below the other on phones, side by side where there is room. */
export const ActivityColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${sideColumn};
    gap: ${vars.space.s6};
  }
`;

/** One column of them. */
export const ActivityColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;
