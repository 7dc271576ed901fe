import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

/**
 * A hero at the head of the home has no edges of its own: from the bar down and over all of the page's column, which clips it (base.css).
 * `--gap`: between its words and the column's edges.
 */
export const hungFromTheHead = css`
  --gap: ${vars.space.s4};
  --head: ${vars.space.s4};
  margin: calc(-1 * var(--head)) calc(-1 * var(--gap)) 0;
  border: 0;
  border-radius: 0;
  box-shadow: none;
  ${media.wide} {
    --gap: ${vars.space.s6};
    --head: ${vars.space.s6};
  }
  ${media.desktop} {
    --beside: ${vars.size.sideNav};
    [data-nav='strip'] & {
      --beside: 0px;
    }
    --gap: max(${vars.space.s6}, (100vw - var(--beside) - ${vars.size.content}) / 2);
  }
`;
