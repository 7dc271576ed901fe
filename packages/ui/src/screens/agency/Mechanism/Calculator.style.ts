import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { figure, figures, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  ${surface}
  border-radius: ${vars.radius.lg};
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  &[data-look='ledger'] {
    border: 1px solid ${vars.color.edge};
    border-radius: 0;
    background: none;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  ${media.wide} {
    padding: ${vars.space.s6};
  }
`;

/** What comes of it, on a ground of its own. */
export const Outcome = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  background: ${vars.color.surface2};
  ${media.wide} {
    padding: ${vars.space.s6};
  }
  [data-look='ledger'] > & {
    border-top: 1px solid ${vars.color.edge};
    background: none;
    ${media.wide} {
      border-top: 0;
      border-inline-start: 1px solid ${vars.color.edge};
    }
  }
  [data-look='stickers'] > & {
    border-top: ${vars.size.edge} solid ${vars.color.edge};
    background: ${vars.color.secondSoft};
    ${media.wide} {
      border-top: 0;
      border-inline-start: ${vars.size.edge} solid ${vars.color.edge};
    }
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${vars.space.s4};
  }
  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  dd {
    font-weight: ${vars.weight.strong};
    ${figures}
  }
`;

export const Total = styled.div`
  && {
    display: grid;
    padding-top: ${vars.space.s3};
    border-top: max(1px, ${vars.size.edge}) solid ${vars.color.lineStrong};
  }
  dd {
    color: ${vars.color.win};
    font-family: ${vars.font.display};
    font-size: ${vars.text.xxl};
    font-weight: ${vars.weight.display};
    line-height: 1.15;
    ${figure}
  }
`;
