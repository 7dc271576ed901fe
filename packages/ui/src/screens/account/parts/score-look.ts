import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** The column of the heads. */
const heads = '12.5rem';

/** Cells with one line between each and the next: the ground of what holds them. */
export const ruled = css`
  gap: ${vars.size.edge};
  overflow: clip;
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.edge};
`;

/** What is done, from edge to edge of the board's foot: in halves, or as a whole. */
const actions = css`
  > [data-part='actions'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: inherit;
    > a {
      display: flex;
      align-items: center;
      justify-content: center;
      gap: ${vars.space.s3};
      min-height: 4rem;
      padding: ${vars.space.s3};
      background: ${vars.color.control};
      color: ${vars.color.text};
      font-size: ${vars.text.lg};
      font-weight: ${vars.weight.strong};
      line-height: 1.2;
      text-align: center;
      text-decoration: none;
      text-transform: ${vars.lettering.actionCase};
      transition: background-color ${vars.motion.fast} ${vars.motion.ease};
      ${focusRing}
      &:focus-visible {
        outline-offset: -6px;
      }
      ${media.hover} {
        &:hover {
          background: ${vars.color.surface3};
        }
      }
      &:first-child {
        background: ${vars.color.accent};
        color: ${vars.color.onAccent};
        &:focus-visible {
          outline-color: currentcolor;
        }
        ${media.hover} {
          &:hover {
            background: ${vars.color.accentHover};
          }
        }
        &:active {
          background: ${vars.color.accentPressed};
        }
      }
      @container score (min-width: 40rem) {
        font-size: ${vars.text.xl};
      }
      @media (forced-colors: active) {
        border: 1px solid LinkText;
      }
    }
  }
`;

/** Higher and larger than anything below it. */
const board = css`
  > [data-part='board'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    ${ruled}
    border-radius: ${vars.radius.lg};
    box-shadow: ${vars.shadow.raised};
    > * {
      min-width: 0;
    }
    /* Of those that are cells themselves the board's ground is the lines. */
    > :not([data-part='parts'], [data-part='actions']) {
      background: ${vars.color.surface1};
    }
    ${actions}
  }
`;

/** A head, and at its side, where the page has the room, what it is the head of. */
const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s3} ${vars.space.s6};
  @container score (min-width: 54rem) {
    grid-template-columns: ${heads} minmax(0, 1fr);
    > * {
      grid-column: 2;
    }
    > [data-part='section-header'] {
      grid-column: 1;
      grid-row: 1;
      display: grid;
      justify-items: start;
      gap: ${vars.space.s1};
      min-height: 0;
      padding-top: ${vars.space.s3};
      border: 0;
      /* A rule between the title and the end of its line: the line ends with the title here. */
      > span[aria-hidden] {
        display: none;
      }
    }
    /* Words without a cell around them begin on the head's own line. */
    &:has(> p:nth-child(2)) > [data-part='section-header'] {
      padding-top: 0;
    }
    /* Beside all of it: a row more than there are would have its gap, too. */
    &:has(> :nth-child(3)) > [data-part='section-header'] {
      grid-row-end: span 2;
    }
    &:has(> :nth-child(4)) > [data-part='section-header'] {
      grid-row-end: span 3;
    }
    &:has(> :nth-child(5)) > [data-part='section-header'] {
      grid-row-end: span 4;
    }
  }
`;

/** Of cards no ground is left: what they say is cells, too, and their words stand on the page. */
const facts = css`
  > [data-part='facts'] {
    [data-part='card'] {
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
      > div:not([data-part='section-header']) {
        ${section}
        row-gap: ${vars.space.s4};
      }
      /* A list right below its head. */
      &:has(> [data-part='section-header']) {
        ${section}
        > [data-part='section-header'] {
          padding-top: 0;
        }
      }
    }
    [data-part='key-value-list'] {
      grid-template-columns: minmax(0, 1fr);
      ${ruled}
      > div {
        align-items: center;
        padding: ${vars.space.s3} ${vars.space.s4};
        border: 0;
        background: ${vars.color.surface1};
      }
      @container score (min-width: 40rem) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        > :last-child:nth-child(odd) {
          grid-column: 1 / -1;
        }
      }
    }
    /* As wide as their words: a button over the whole line belongs to the board. */
    @container score (min-width: 40rem) {
      [data-part='card'] > div > :is([data-part='button'], [data-part='button-link']) {
        justify-self: start;
        width: auto;
      }
    }
  }
`;

/** The board, and below it one section after the other; on desktops all of them begin on one line beside their heads. */
export const scoreLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
  ${board}
  > :is([data-part='ways'], [data-part='facts']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  [data-part='score-rows'] {
    ${section}
  }
  ${facts}
  @container score (min-width: 54rem) {
    gap: ${vars.space.s8};
    > [data-part='foot'] {
      padding-inline-start: calc(${heads} + ${vars.space.s6});
    }
  }
`;
