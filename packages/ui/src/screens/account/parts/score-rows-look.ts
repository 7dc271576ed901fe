import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { figure, focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { ruled } from './score-look.ts';

/** A column on phones, two with more room, and three on large screens; the last takes what its row has left. */
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${ruled}
  @container score (40rem <= width < 84rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
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

/** As high as its row and square where that is one of one line; a line stands between it and the words. */
const field = css`
  [data-part='field'] {
    display: grid;
    place-items: center;
    border-inline-start: ${vars.size.edge} solid ${vars.color.edge};
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
    grid-template-columns: minmax(0, 1fr) 4.25rem;
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
    padding: ${vars.space.s3} ${vars.space.s4};
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
  ${field}
`;
