import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** What is done with it: cells of one bar, the first of them lit. */
export const walletActions = css`
  > [data-part='actions'] {
    padding: ${vars.space.s5};
    > ul {
      overflow: clip;
      border: max(1px, ${vars.size.edge}) solid ${vars.color.edge};
      border-radius: ${vars.radius.md};
      background: ${vars.color.surface2};
      > li + li {
        border-inline-start: 1px solid ${vars.color.edge};
      }
    }
    > ul > li > a {
      align-content: start;
      gap: ${vars.space.s1};
      height: 100%;
      min-height: 4.5rem;
      padding: ${vars.space.s3} 2px;
      border-radius: 0;
      font-size: ${vars.text.xs};
      &:focus-visible {
        outline-offset: -4px;
      }
      &[href='/recharge'] {
        background: ${vars.color.accent};
        color: ${vars.color.onAccent};
        &:focus-visible {
          outline-color: ${vars.color.onAccent};
        }
      }
      > [data-part='disc'] {
        width: 28px;
        height: 28px;
        border: 0;
        background: none;
        clip-path: none;
        color: inherit;
      }
      ${media.hover} {
        &:hover {
          background: ${vars.color.surface3};
        }
        &[href='/recharge']:hover {
          background: ${vars.color.accentHover};
        }
      }
    }
  }
`;
