import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** A badge in the brand's outline, in the colour of how it stands, with the sign of it in a smaller one. */
const badge = css`
  [data-part='sign'] {
    grid-row: 1;
    width: min(64px, 100%);
    height: auto;
    aspect-ratio: 1;
    border: 0;
    border-radius: 0;
    background: ${vars.color.warning};
    clip-path: ${vars.shape.disc};
    isolation: isolate;
    &:has([data-part='mark'][data-set]) {
      background: ${vars.color.success};
    }
    &::before {
      content: '';
      position: absolute;
      inset: 4px;
      z-index: -1;
      background: ${vars.color.secondSoft};
      clip-path: ${vars.shape.disc};
    }
    > svg {
      width: 28px;
      height: 28px;
    }
    /* The state is said in words below it. */
    > [data-part='mark'] {
      display: none;
    }
    @media (forced-colors: active) {
      clip-path: none;
      border: 2px solid CanvasText;
    }
  }
`;

/**
 * On phones: three badges side by side on one board. Names, states and details of all stand on lines of their own; where letters are set
 * twice as large there is one to a row.
 */
export const badgeBoard = css`
  && [data-part='sign-panel'] {
    gap: ${vars.space.s3};
    padding: ${vars.space.s3};
    > h2 {
      padding: ${vars.space.s1} ${vars.space.s1} 0;
      font-size: ${vars.text.lg};
    }
    > ul {
      grid-template-rows: repeat(4, auto);
      gap: 0 ${vars.space.s2};
      > li {
        display: grid;
        grid-row: span 4;
        grid-template-rows: subgrid;
      }
    }
    a {
      grid-row: span 4;
      grid-template-rows: subgrid;
      gap: ${vars.space.s1} 0;
      padding: ${vars.space.s2} ${vars.space.s1};
      background: ${vars.color.surface2};
      &[aria-current] {
        background: ${vars.color.surface3};
      }
      > [data-part='label'] {
        grid-row: 2;
        align-self: center;
        max-width: 100%;
        font-size: ${vars.text.sm};
        font-weight: ${vars.weight.medium};
      }
      > [data-part='state'] {
        grid-row: 3;
        max-width: 100%;
        overflow-wrap: anywhere;
      }
      /* An address is told by its beginning; the page it leads to has it whole. */
      > small {
        grid-row: 4;
        max-width: 100%;
        overflow: hidden;
        overflow-wrap: normal;
        text-overflow: ellipsis;
      }
    }
    ${badge}
    @container (width < 15rem) {
      > ul {
        grid-template: none / minmax(0, 1fr);
        gap: ${vars.space.s2};
      }
    }
  }
`;
