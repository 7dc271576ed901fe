import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { givesWay, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** Lists of ways on as a bank has them: the sign of each on a disc, one line of how it stands below its name. */
const rows = css`
  [data-part='link-list'] {
    ${surface}
    container-type: inline-size;
    gap: 0;
    overflow: clip;
    /* A head inside, where the cards beside it have theirs. */
    > [data-part='section-header'] {
      margin: ${vars.space.s4} ${vars.space.s4} 0;
    }
    ul {
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
    /* Lines keep off the edges. */
    li + li {
      border: 0;
      > a {
        background: linear-gradient(${vars.color.line} 0 0) no-repeat 50% 0 / calc(100% - 2 * ${vars.space.s4}) 1px;
        @container (width < 22rem) {
          background-size: calc(100% - 2 * ${vars.space.s3}) 1px;
        }
      }
    }
    a {
      min-height: 64px;
      line-height: 1.3;
      ${media.hover} {
        &:hover {
          background: ${vars.color.surface2};
        }
      }
      &[aria-current] {
        background: ${vars.color.surface3};
      }
      > svg:first-child {
        box-sizing: content-box;
        grid-row: 1 / span 2;
        padding: 9px;
        background: ${vars.color.secondSoft};
        clip-path: ${vars.shape.disc};
      }
      > svg:last-child {
        grid-row: 1 / span 2;
      }
      /* An address does not break for what stands at the end of its name. */
      > [data-part='note'] {
        grid-row: 1;
      }
      > small {
        grid-column: 2 / 4;
      }
      &:not(:has(> small)) > [data-part='note'] {
        grid-row: 1 / span 2;
      }
      /* Half of a small page: names keep to one line. */
      @container (width < 22rem) {
        padding-inline: ${vars.space.s3};
      }
      @container (min-width: 27rem) {
        > [data-part='note'] {
          grid-row: 1 / span 2;
        }
        > small {
          grid-column: 2;
        }
      }
    }
  }
`;

/** The panel that the page begins with: raised, with room around what it says large. */
const panel = css`
  > [data-part='panel'] {
    display: grid;
    align-content: start;
    min-width: 0;
    overflow: clip;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface2};
    box-shadow: ${vars.shadow.raised};
  }
`;

/** Few and short: what stands side by side ends on one line, and its rows have that height. */
const even = css`
  &[data-even] {
    @container wallet (min-width: 40rem) {
      align-items: stretch;
      > [data-part='ways'] [data-part='link-list'] {
        grid-template-rows: auto 1fr;
        > ul,
        li {
          display: grid;
          grid-auto-rows: 1fr;
        }
      }
    }
    @container wallet (min-width: 54rem) {
      grid-template-rows: 1fr auto;
      > [data-part='panel'] {
        grid-row-end: span 2;
        align-content: center;
      }
    }
    @container wallet (min-width: 60rem) {
      grid-template-rows: auto;
      > [data-part='panel'] {
        grid-row-end: auto;
      }
    }
  }
`;

/**
 * One below the other; with more room the panel over two columns; with the room of a desktop's page it is a column of its own that stays in
 * sight, beside one column or two.
 */
export const walletLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s5};
  > :is([data-part='ways'], [data-part='facts']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  > [data-part='facts'] [data-part='card'] {
    padding: ${vars.space.s4};
  }
  ${panel}
  ${rows}
  @container wallet (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :is([data-part='panel'], [data-part='foot']) {
      grid-column: 1 / -1;
    }
  }
  @container wallet (min-width: 54rem) {
    grid-template: auto auto 1fr / minmax(0, 20rem) minmax(0, 1fr);
    > [data-part='panel'] {
      grid-area: 1 / 1 / span 3;
      @media (min-height: 45rem) {
        position: sticky;
        top: calc(${vars.size.topBar} + ${vars.space.s5});
        /* What is opened in it may be higher than the window. */
        &:has(> [data-part='pictures']) {
          position: static;
        }
        ${givesWay}
      }
    }
    > :not([data-part='panel']) {
      grid-column: 2;
    }
  }
  @container wallet (min-width: 60rem) {
    grid-template: auto 1fr / minmax(0, min(31cqi, 22rem)) repeat(2, minmax(0, 1fr));
    > [data-part='panel'] {
      grid-row-end: span 2;
    }
    > [data-part='facts'] {
      grid-column: 3;
    }
    > [data-part='foot'] {
      grid-column: 2 / -1;
    }
  }
  @container wallet (min-width: 72rem) {
    gap: ${vars.space.s6};
  }
  ${even}
`;
