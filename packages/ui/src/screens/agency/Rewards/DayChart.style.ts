import styled, { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { figure, figures, focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** As high as it is with all of its figures, also while it waits for them and without any: nothing below it moves. */
export const chartRoom = css`
  min-height: 26rem;
  ${media.wide} {
    min-height: 28rem;
  }
`;

export const Root = styled.section`
  display: grid;
  ${chartRoom}
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  ${surface}
  border-radius: ${vars.radius.lg};
  ${media.wide} {
    padding: ${vars.space.s5} ${vars.space.s6};
  }
  &[data-look='ledger'] {
    padding-inline: 0;
    border: 0;
    background: none;
  }
`;

export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3} ${vars.space.s8};

  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  /* As its bar is drawn: with a stroke above it. */
  [data-best]::before {
    content: '';
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: ${vars.space.s2};
    padding-top: 2px;
    border-top: 2px solid ${vars.color.accent};
    background: ${vars.color.accent} content-box;
  }
  dd {
    font-family: ${vars.font.display};
    font-size: ${vars.text.xl};
    font-weight: ${vars.weight.display};
    ${figure}
  }
`;

export const Plot = styled.div`
  display: grid;
  gap: ${vars.space.s1};
`;

export const Bars = styled.svg`
  width: 100%;
  height: 10rem;
  border-bottom: max(1px, ${vars.size.edge}) solid ${vars.color.lineStrong};
  fill: ${vars.color.second};
  [data-best] {
    fill: ${vars.color.accent};
  }
  ${media.wide} {
    height: 12rem;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
    [data-best] {
      fill: Highlight;
    }
  }
`;

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  ${figures}
`;

export const AsTable = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: ${vars.size.target};
    color: ${vars.color.accentText};
    font-weight: ${vars.weight.medium};
    cursor: pointer;
    ${focusRing}
  }
  table {
    width: 100%;
    max-width: 28rem;
    border-collapse: collapse;
    font-size: ${vars.text.sm};
  }
  :is(th, td) {
    padding-block: ${vars.space.s2};
    border-top: 1px solid ${vars.color.line};
    text-align: start;
    ${figures}
  }
  tbody th {
    font-weight: ${vars.weight.regular};
  }
  :is(th, td):last-child {
    text-align: end;
  }
`;
