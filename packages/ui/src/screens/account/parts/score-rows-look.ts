import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { figure, focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { ruled } from './score-look.ts';

/**
 * A column on phones, two with more room, and three on large screens; the last takes what its row has left. Three are equals: side by side
 * where there is room for all of them, else below each other.
 */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${ruled}
  @container score (40rem <= width < 84rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container score (60rem <= width < 84rem) {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      > :last-child {
        grid-column: auto;
      }
    }
  }
  @container score (min-width: 84rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }
    > :last-child:nth-child(3n + 2) {
      grid-column: span 2;
    }
  }
`;

/** As high as its row; a line stands between it and the words. */
const field = css`
  [data-part='field'] {
    display: grid;
    width: 3.5rem;
    place-items: center;
    border-inline-end: ${vars.size.edge} solid ${vars.color.edge};
    background: ${vars.color.surface2};
    color: ${vars.color.second};
    &[data-lit] {
      background: ${vars.color.accent};
      color: ${vars.color.onAccent};
      font-family: ${vars.font.display};
      font-size: ${vars.text.lg};
      font-weight: ${vars.weight.display};
      ${figure}
    }
  }
`;

/** Cells whose sign has a band of its own over the words; words, states and details stand on one line each. */
const high = css`
  > ul[data-high] {
    @container score (min-width: 60rem) {
      > li {
        grid-row: span 4;
        grid-template-rows: subgrid;
      }
      a {
        grid-row: span 4;
        grid-template-rows: subgrid;
        grid-template-columns: minmax(0, 1fr) auto;
        row-gap: 0;
      }
      grid-template-rows: 5rem repeat(3, auto);
      row-gap: 0;
      [data-part='field'] {
        grid-area: 1 / 1 / auto / span 2;
        justify-items: start;
        align-items: center;
        width: auto;
        padding-inline-start: ${vars.space.s5};
        border: 0;
        border-block-end: ${vars.size.edge} solid ${vars.color.edge};
        > svg {
          width: 44px;
          height: 44px;
        }
      }
      [data-part='open'] {
        grid-area: 1 / 2;
        padding-inline-end: ${vars.space.s4};
      }
      [data-part='words'] {
        grid-column: 1 / -1;
        grid-row: 2 / span 3;
        grid-template-rows: subgrid;
        align-content: stretch;
        row-gap: ${vars.space.s2};
        padding: ${vars.space.s4} ${vars.space.s5};
      }
      [data-part='state'] {
        grid-row: 2;
      }
      small {
        grid-row: 3;
        align-items: start;
      }
    }
  }
`;

export const scoreRowsLook = css`
  > ul {
    ${columns}
  }
  li {
    display: grid;
    background: ${vars.color.surface1};
  }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    min-height: 4.25rem;
    color: ${vars.color.text};
    text-decoration: none;
    ${focusRing}
    &:focus-visible {
      outline-offset: -3px;
    }
    ${media.hover} {
      &:hover {
        background: ${vars.color.surface2};
      }
    }
    &[aria-current] {
      background: ${vars.color.surface3};
      @media (forced-colors: active) {
        outline: 3px solid Highlight;
        outline-offset: -3px;
      }
    }
  }
  [data-part='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: 2px;
    padding-block: ${vars.space.s3};
    padding-inline-start: ${vars.space.s4};
  }
  [data-part='label'] {
    font-size: ${vars.text.lg};
    font-weight: ${vars.weight.strong};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${vars.space.s1} ${vars.space.s2};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    line-height: 1.35;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  [data-part='state'] {
    justify-self: start;
    max-width: 100%;
    line-height: 1.35;
  }
  /* In a line as long as the page it stands at the end. */
  > ul[data-high] [data-part='words']:has(> [data-part='state']) {
    @container score (40rem <= width < 60rem) {
      grid-template-columns: minmax(0, 1fr) fit-content(40%);
      column-gap: ${vars.space.s4};
      > [data-part='state'] {
        grid-area: 1 / 2 / span 2;
        align-self: center;
      }
    }
  }
  [data-part='open'] {
    align-self: center;
    padding-inline: ${vars.space.s2} ${vars.space.s3};
    color: ${vars.color.textMuted};
    &:dir(rtl) {
      scale: -1 1;
    }
  }
  ${field}
  ${high}
`;
