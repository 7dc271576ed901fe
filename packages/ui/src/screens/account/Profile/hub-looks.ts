import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** Rows are always full: what is left over is wider. */
const fullRows = css`
  display: flex;
  flex-wrap: wrap;
  > li {
    display: grid;
    flex: 1 1 7.5rem;
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
      ${fullRows}
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

/** Stickers to press, in turns of three grounds. */
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
      ${fullRows}
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
    li:nth-child(3n + 1) > a {
      background: ${vars.color.accentSoft};
      > svg {
        color: ${vars.color.accentText};
      }
    }
    li:nth-child(3n + 2) > a {
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
