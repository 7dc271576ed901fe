import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/*
 * Each list has six ways, so that the rows of two, three and six columns are full; where a brand does without some of them, the last row
 * ends early and the columns stay.
 */

/** Each way a tile, its sign over its name: three to a row. */
const tiles = css`
  &[data-hub='tiles'] {
    h2 {
      color: ${vars.color.textMuted};
      font-family: ${vars.font.body};
      font-size: ${vars.text.sm};
      font-weight: ${vars.weight.strong};
    }
    ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-rows: 1fr;
      gap: ${vars.space.s2};
      /* In letters, so that larger ones have room too. */
      @media (min-width: 22.5rem) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
    a {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-content: start;
      justify-items: start;
      gap: ${vars.space.s2};
      height: 100%;
      min-height: 6rem;
      padding: ${vars.space.s3};
      font-size: ${vars.text.sm};
      line-height: 1.35;
      ${surface}
      > svg {
        color: ${vars.color.second};
      }
      > :is([data-part='label'], [data-part='badge']) {
        grid-column: 1 / -1;
      }
      ${media.wide} {
        padding: ${vars.space.s4};
        font-size: ${vars.text.md};
        /* Beside the sign: no tile is higher for it. */
        > [data-part='badge'] {
          grid-area: 1 / 2;
          justify-self: end;
        }
      }
      ${media.hover} {
        &:hover {
          background: ${vars.color.surface2};
        }
      }
    }
  }
`;

/** As in front of a book: numbered lines, and dots up to how it stands or the sign of the way on. */
const index = css`
  &[data-hub='index'] {
    gap: 0;
    h2 {
      padding-bottom: ${vars.space.s2};
      border-bottom: 3px double ${vars.color.edge};
      font-size: ${vars.text.xl};
    }
    ul {
      counter-reset: place;
    }
    a {
      display: flex;
      align-items: center;
      gap: ${vars.space.s2};
      min-height: 52px;
      counter-increment: place;
      &::before {
        /* Not to be read out: a number of the page's own making. */
        content: counter(place) / '';
        flex: none;
        width: 1.5em;
        color: ${vars.color.accentText};
        font-family: ${vars.font.display};
        font-variant-numeric: oldstyle-nums;
      }
      > [data-part='label'] {
        display: flex;
        flex: 1;
        align-items: baseline;
        gap: ${vars.space.s2};
        &::after {
          content: '';
          flex: 1;
          min-width: ${vars.space.s4};
          border-bottom: 1px dotted ${vars.color.textSubtle};
        }
      }
      > svg {
        flex: none;
        color: ${vars.color.textSubtle};
      }
      ${media.hover} {
        &:hover > [data-part='label'] {
          color: ${vars.color.accentText};
        }
      }
    }
    li + li {
      border-top: 1px solid ${vars.color.line};
    }
  }
`;

/** Stickers to press, each group on a ground of its own, in turns of three. */
const stickers = css`
  &[data-hub='stickers'] {
    h2 {
      justify-self: start;
      padding: ${vars.space.s1} ${vars.space.s2};
      background: ${vars.color.edge};
      color: ${vars.color.bg};
      font-size: ${vars.text.md};
    }
    ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${vars.space.s3};
      ${media.wide} {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
      ${media.roomy} {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
    }
    a {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-content: center;
      align-items: center;
      justify-items: start;
      gap: ${vars.space.s1} ${vars.space.s3};
      height: 100%;
      min-height: 5rem;
      padding: ${vars.space.s3};
      /* No shadow: what stands up is a button. */
      border: ${vars.size.edge} solid ${vars.color.edge};
      background: ${vars.color.surface2};
      font-weight: ${vars.weight.strong};
      > [data-part='label'] {
        line-height: 1.2;
      }
      /* How it stands, below the words and not below the sign. */
      &:has(> [data-part='badge']) > svg {
        grid-row: span 2;
      }
      /* Six in a row leave no word its room beside a sign. */
      ${media.roomy} {
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        &:has(> [data-part='badge']) > svg {
          grid-row: auto;
        }
      }
      &:active {
        translate: ${vars.press.shift};
      }
    }
    &:nth-of-type(3n + 1) a {
      background: ${vars.color.accentSoft};
      > svg {
        color: ${vars.color.accentText};
      }
    }
    &:nth-of-type(3n + 2) a {
      background: ${vars.color.secondSoft};
      > svg {
        color: ${vars.color.second};
      }
    }
  }
`;

/** What the brand's `hub` axis makes of a list of ways on. */
export const hubLooks = css`
  ${tiles}
  ${index}
  ${stickers}
`;
