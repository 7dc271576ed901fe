import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { sixColumns } from '../../page/full-rows.ts';

/** Rows are always full, and their tiles alike: on phones two, the first of an odd number above them; where there is room threes, and pairs of what remains. */
const tileRows = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > li {
    display: grid;
  }
  @media (max-width: 600px) {
    > li:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    ${sixColumns}
  }
`;

/** Each way a tile, its sign over its name. */
const tiles = css`
  &[data-hub='tiles'] {
    h2 {
      color: ${vars.color.textMuted};
      font-family: ${vars.font.body};
      font-size: ${vars.text.sm};
      font-weight: ${vars.weight.strong};
    }
    ul {
      gap: ${vars.space.s2};
      ${tileRows}
    }
    a {
      display: grid;
      align-content: start;
      justify-items: start;
      gap: ${vars.space.s2};
      min-height: 6rem;
      padding: ${vars.space.s4};
      ${surface}
      > svg {
        color: ${vars.color.second};
      }
      ${media.hover} {
        &:hover {
          background: ${vars.color.surface2};
        }
      }
    }
    /* The one above the pairs of a phone lies down. */
    @media (max-width: 600px) {
      li:first-child:nth-last-child(odd) > a {
        grid-template-columns: auto minmax(0, 1fr);
        gap: ${vars.space.s3};
        align-content: center;
        align-items: center;
        min-height: 4rem;
      }
    }
  }
`;

/** As in front of a book: numbered lines, and dots up to what there is to say of each. */
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
      gap: ${vars.space.s3};
      ${tileRows}
      ${media.desktop} {
        grid-template-columns: none;
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        > li[data-span] {
          grid-column: auto;
        }
      }
    }
    a {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${vars.space.s2} ${vars.space.s3};
      min-height: 5rem;
      padding: ${vars.space.s3};
      border: ${vars.size.edge} solid ${vars.color.edge};
      background: ${vars.color.surface2};
      box-shadow: ${vars.shadow.control};
      font-weight: ${vars.weight.strong};
      > svg {
        flex: none;
      }
      > [data-part='label'] {
        flex: 1 1 5.5rem;
        line-height: 1.2;
      }
      &:active {
        translate: ${vars.press.shift};
        box-shadow: ${vars.shadow.pressed};
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
