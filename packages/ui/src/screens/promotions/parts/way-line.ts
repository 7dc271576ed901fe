import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { figure } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** What there is to say, and at its end the one way on. */
export const WayLine = styled.div`
  && {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${vars.space.s2} ${vars.space.s4};
    align-items: center;
  }
  ${media.desktop} {
    && {
      grid-template-columns: auto auto;
      justify-content: start;
    }
  }
  strong {
    display: block;
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    line-height: 1.1;
    ${figure}
  }
`;
