import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { figure, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    &[data-look='bento'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      > :only-child {
        grid-column: 1 / -1;
      }
    }
    &[data-look='ledger'] {
      gap: 0;
    }
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s2};
  padding: ${vars.space.s5};
  ${surface}

  > h3 {
    color: ${vars.color.textMuted};
    font-family: ${vars.font.body};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.strong};
  }
  [data-look='stickers'] &:first-child {
    background: ${vars.color.secondSoft};
  }
  [data-look='ledger'] & {
    padding: ${vars.space.s3} 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  [data-look='ledger'] > & + & {
    border-top: 1px solid ${vars.color.edge};
    ${media.wide} {
      padding-inline-start: ${vars.space.s5};
      border-top: 0;
      border-inline-start: 1px solid ${vars.color.edge};
    }
  }
`;

export const Amount = styled.strong`
  color: ${vars.color.accentText};
  font-family: ${vars.font.display};
  font-size: ${vars.text.xxl};
  font-weight: ${vars.weight.display};
  line-height: 1.1;
  ${figure}
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${vars.space.s1};
  font-size: ${vars.text.sm};
  > li + li {
    color: ${vars.color.textMuted};
  }
`;
