import styled, { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { totalsLine } from './totals-line.ts';

/** The first bubble: the totals, and as its end, as high as they are, the key; what that opens is below both. */
const oneBubble = css`
  gap: 0;
  align-items: stretch;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface2};
  > button {
    height: auto;
    padding-inline: ${vars.space.s4};
    border-color: transparent;
    border-inline-start: 1px solid ${vars.color.lineStrong};
    border-radius: 0 ${vars.radius.lg} ${vars.radius.lg} 0;
    background: none;
    box-shadow: none;
    /* Within the bubble, where nothing lies over it. */
    &:focus-visible {
      outline-offset: -6px;
    }
    &:dir(rtl) {
      border-radius: ${vars.radius.lg} 0 0 ${vars.radius.lg};
    }
  }
  > div[data-open] {
    border-block-start: 1px solid ${vars.color.lineStrong};
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
`;

/** A feed on phones: its totals in the first bubble, with the key to the filters. */
export const Feed = styled.div`
  ${totalsLine}

  > [data-part='filter-line'] {
    gap: ${vars.space.s3};
    align-items: end;
    > dl {
      flex-basis: min-content;
    }
    > div[data-open] {
      padding: ${vars.space.s4};
      border-radius: ${vars.radius.lg};
      background: ${vars.color.surface2};
    }
  }
  &&& > [data-part='filter-line']:has(> dl) {
    ${oneBubble}
  }
`;
