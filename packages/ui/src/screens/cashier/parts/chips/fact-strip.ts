import { css } from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

/**
 * Facts side by side, each under its name, with a thin line between; those that find no room begin another row. The lines before the
 * first of a row are outside of the strip.
 */
export const factStrip = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0;
  overflow: clip;
  padding: 0;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  > div {
    flex: 1 1 max-content;
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    min-width: min(6.75rem, 100%);
    max-width: 100%;
    margin: -1px 0 0 -1px;
    padding: ${vars.space.s3} ${vars.space.s4};
    border: solid ${vars.color.line};
    border-width: 1px 0 0 1px;
  }
  /* A rule in small letters stands below the amount: names are on one line, and amounts on one. */
  > div:has([data-part='note']) {
    flex: 1 1 13rem;
    font-size: ${vars.text.sm};
    line-height: 1.3;
    > dt {
      display: contents;
    }
    > dd {
      order: 1;
    }
    [data-part='note'] {
      order: 2;
    }
  }
  dt {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    font-weight: ${vars.weight.regular};
    line-height: 1.3;
    overflow-wrap: break-word;
  }
  dd {
    margin: 0;
    text-align: start;
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.strong};
    line-height: 1.5;
  }
  [data-part='note'] {
    color: ${vars.color.textMuted};
    line-height: 1.3;
    text-wrap: balance;
  }
  /* What it comes to: the largest. */
  > [data-total] {
    flex-grow: 2;
    background: ${vars.color.surface2};
    > dd {
      font-size: ${vars.text.xxl};
      font-weight: ${vars.weight.display};
      line-height: 1.15;
    }
  }
`;

/** All lists of sums and of facts inside are strips. */
export const factStrips = css`
  :is([data-part='fee-summary'], [data-part='key-value-list'][data-kind='figures']) {
    ${factStrip}
  }
`;
