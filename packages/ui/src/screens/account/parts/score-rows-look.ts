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
  [data-part='open'] {
    align-self: center;
    padding-inline: ${vars.space.s2} ${vars.space.s3};
    color: ${vars.color.textMuted};
    &:dir(rtl) {
      scale: -1 1;
    }
  }
  ${field}
`;
