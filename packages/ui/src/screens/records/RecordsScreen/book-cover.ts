import styled, { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { totalsLine } from './totals-line.ts';

/** Too little room for the filters, and room for every one. */
const folded = '@media (max-width: 47.99rem)';
const roomy = '@media (min-width: 48rem)';
/** Room for the tabs beside the totals. */
const broad = '@container book (min-width: 52rem)';

/** The choices as index tabs, which stand on the leaf below them; the one that is on is of its paper. */
const indexTabs = css`
  gap: ${vars.space.s1};
  margin: 0;
  padding: 0;
  > button {
    padding: 0 ${vars.space.s4};
    border: max(1px, ${vars.size.edge}) solid ${vars.color.onAccent};
    border-block-end: 0;
    border-radius: ${vars.radius.md} ${vars.radius.md} 0 0;
    background: none;
    color: ${vars.color.onAccent};
    &[aria-pressed='true'] {
      background: ${vars.color.surface1};
      color: ${vars.color.text};
    }
    &:focus-visible {
      outline-color: currentColor;
      outline-offset: -5px;
    }
    ${media.hover} {
      &[aria-pressed='false']:hover {
        background: none;
        text-decoration: underline;
      }
    }
  }
`;

/** Totals in the cover's letters beside the tabs, and the days on a leaf below both. */
const openCover = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0;
  padding: ${vars.space.s4} 6px 6px;
  > :is(dl, span) {
    grid-column: 1 / -1;
    padding: 0 ${vars.space.s4} ${vars.space.s4};
  }
  > div > [data-part='filter-chips'] {
    ${indexTabs}
    grid-column: 1 / -1;
    padding-inline: ${vars.space.s4};
  }
  > div > :not([data-part='filter-chips']) {
    padding: ${vars.space.s4};
    background: ${vars.color.surface1};
    color: ${vars.color.text};
  }
  > div > [data-part='filter-key'] + [data-part='filter-fields'] {
    padding-inline-start: 0;
  }
  /* Where no key is before them. */
  > div > [data-part='filter-chips'] + [data-part='filter-fields'] {
    grid-column: 1 / -1;
  }
  > div > [data-part='filter-chips'] + * {
    border-start-start-radius: ${vars.radius.sm};
  }
  ${broad} {
    grid-template-columns: auto minmax(0, 1fr) fit-content(64%);
    > :is(dl, span) {
      grid-column: span 2;
    }
    > div > [data-part='filter-chips'] {
      grid-column: 3;
      align-self: end;
    }
    > div > [data-part='filter-fields'] {
      grid-column: 2 / -1;
    }
  }
`;

/**
 * A savings book: the filters' line is the cover that its pages come out of, with the totals in its letters. On phones it has the key to
 * the filters; what that opens lies between cover and pages. With room the first choices are index tabs over a leaf with the others.
 */
export const Book = styled.div`
  ${totalsLine}
  gap: ${vars.space.s5};
  --totals: 4.5rem;
  container: book / inline-size;
  &:has([data-part='record-list']) {
    gap: 0;
  }

  > [data-part='filter-line'] {
    padding: ${vars.space.s4};
    border: ${vars.size.edge} solid ${vars.color.edge};
    border-radius: ${vars.radius.md};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    > div {
      margin: 0 calc(-1 * ${vars.space.s2}) calc(-1 * ${vars.space.s2});
      padding: ${vars.space.s3};
      border-radius: ${vars.radius.sm};
      background: ${vars.color.surface1};
      color: ${vars.color.text};
    }
  }
  ${roomy} {
    && > [data-part='filter-line'] {
      ${openCover}
    }
  }
  && [data-part='filter-fields'] {
    max-width: none;
  }
  &&:has([data-part='record-list']) > [data-part='filter-line'] {
    border-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    ${roomy} {
      padding-block-end: 0;
    }
  }
  && [data-part='record-list'] {
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
    ${folded} {
      padding-block-start: 0;
    }
  }
`;
