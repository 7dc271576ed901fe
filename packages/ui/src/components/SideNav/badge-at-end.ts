import { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

/** What is new at a place, where its words stand beside the sign: at the line's end, on neither. `--beyond`: how far the line reaches over the others. */
export const badgeAtEnd = css`
  position: relative;
  ${media.roomy} {
    &&:has([data-part='count-badge']) {
      padding-inline-end: calc(${vars.space.s3} + 32px + var(--beyond, 0px));
    }
    &&& [aria-hidden] {
      position: static;
    }
    &&& [aria-hidden] > [data-part='count-badge'] {
      inset: 0 auto;
      inset-inline-end: calc(${vars.space.s3} + var(--beyond, 0px));
      margin-block: auto;
    }
  }
`;
