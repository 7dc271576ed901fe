import styled, { css } from 'styled-components';
import { slipDashes, slipPaper, tornSlip } from '../../../components/RecordList/torn-slip.ts';
import { media } from '../../../theme/media.ts';
import { givesWay } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { totalsLine } from './totals-line.ts';

/** Too little room for the filters, which are behind their key, and room for every one. */
const folded = '@media (max-width: 47.99rem)';
const roomy = '@media (min-width: 48rem)';
/** Room for all of the strip below the bars that stay. */
const tall = '@media (min-height: 48rem)';

/** The choices as lines of the strip; the one that is on is marked from edge to edge. */
const tickedLines = css`
  flex-direction: column;
  gap: 0;
  margin: 0 calc(${vars.size.edge} - ${vars.space.s4});
  padding: 0;
  border-block-start: ${slipDashes};
  > button {
    padding: 0 calc(${vars.space.s4} - ${vars.size.edge});
    border: 0;
    border-block-end: ${slipDashes};
    border-radius: 0;
    background: none;
    &[aria-pressed] {
      justify-content: start;
    }
    &[aria-pressed='true'] {
      background: ${vars.color.accentSoft};
    }
    &:focus-visible {
      outline-offset: -3px;
    }
    ${media.hover} {
      &[aria-pressed='false']:hover {
        text-decoration: underline;
      }
    }
  }
`;

/**
 * A till's roll. Its first slip is the strip with the totals and the filters: beside the slips where there is room; on phones with the key
 * to the filters in its last line, which are torn off below it.
 */
export const Roll = styled.div`
  ${slipPaper}
  ${totalsLine}
  gap: ${vars.space.s2};

  > [data-part='filter-line'] {
    ${tornSlip}
    /* The paper may be as light as any key. */
    > button {
      background: ${vars.color.bg};
    }
  }
  ${folded} {
    > [data-part='filter-line'] {
      gap: ${vars.space.s1} ${vars.space.s3};
      > dl[data-lines] + button {
        margin-block-start: ${vars.space.s2};
      }
      > div[data-open] {
        margin-block-start: ${vars.space.s1};
        padding-block-start: ${vars.space.s3};
        border-block-start: ${slipDashes};
      }
    }
  }
  ${media.phone} {
    > [data-part='filter-line'] {
      /* Its figures are lines of the slip. */
      > dl {
        display: contents;
      }
      > dl:not([data-lines]) > :last-child {
        flex: 1 1 0;
        min-width: min-content;
      }
    }
  }
  ${roomy} {
    > [data-part='filter-line'] {
      justify-content: start;
      > dl {
        flex-basis: 100%;
      }
      > div > [data-part='filter-key'] {
        flex: none;
      }
      > div > [data-part='filter-fields'] {
        flex: 1 1 20rem;
      }
    }
  }
  ${media.wide} {
    gap: ${vars.space.s5};
  }
  ${media.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
    align-items: start;

    > [data-part='filter-line'] {
      gap: ${vars.space.s4};
      > dl {
        flex: none;
      }
    }
    /* With more fields than these it is longer than the window. */
    > [data-part='filter-line']:not(:has([data-part='filter-fields'] > :nth-child(4))) {
      ${tall} {
        position: sticky;
        top: calc(${vars.size.topBar} + ${vars.space.s4});
      }
      ${givesWay}
    }
    &&& > [data-part='filter-line'] [data-part='filter-chips'] {
      ${tickedLines}
    }
  }
  && [data-part='filter-fields'] {
    max-width: none;
  }
`;
