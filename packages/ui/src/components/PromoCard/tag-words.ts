import styled, { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** Of what an offer is called. */
export const tagTitle = css`
  overflow-wrap: anywhere;
  font-family: ${vars.font.display};
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.25;
  @container tag (min-width: 13rem) {
    font-size: ${vars.text.lg};
  }
  [data-large] & {
    @container tag (min-width: 17rem) {
      font-size: ${vars.text.xl};
      line-height: 1.2;
    }
    @container tag (min-width: 24rem) {
      font-size: ${vars.text.xxl};
      line-height: 1.15;
    }
  }
`;

export const TagText = styled.p`
  color: var(--quiet);
  font-size: ${vars.text.sm};
  line-height: 1.4;
  [data-large] & {
    @container tag (min-width: 24rem) {
      font-size: ${vars.text.md};
    }
  }
`;
