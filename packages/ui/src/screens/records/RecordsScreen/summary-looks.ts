import { css } from 'styled-components';
import { feedWidth } from '../../../components/RecordList/feed-width.ts';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** One sheet with the figures on it, each before a line. */
const oneSheet = css`
  gap: 0;
  overflow: clip;
  > div {
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

/** Totals beside a savings book, over a feed and over slips. */
export const summaryLooks = css`
  /* A leaf of the book: each figure behind the line of a margin. */
  &&[data-look='passbook'] {
    ${surface}
    ${oneSheet}
    > div {
      border-inline-start: 4px double ${vars.color.accent};
    }
  }
  /* Pinned over the feed, in its middle. */
  &&[data-look='bubbles'] {
    ${oneSheet}
    width: 100%;
    max-width: ${feedWidth};
    margin-inline: auto;
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface2};
    ${media.wide} {
      > div {
        justify-items: center;
        text-align: center;
      }
    }
  }
  /* What a till says before it prints. */
  &&[data-look='slips'] {
    ${oneSheet}
    border-block: 1px dashed ${vars.color.lineStrong};
    ${media.wide} {
      > div + div {
        border-inline-start: 1px dashed ${vars.color.lineStrong};
      }
    }
    ${media.phone} {
      > div {
        padding-inline: 0;
      }
      &[data-lines] > div + div {
        border-block-start: 1px dashed ${vars.color.lineStrong};
      }
    }
  }
`;
