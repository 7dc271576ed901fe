import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** As wide as a card is in the hand, and no wider than the half of the page. */
const card = 'minmax(0, min(44cqi, 27rem))';

/** One below the other; where there is room the card beside its money, panels side by side below both, and what is to be read below them. */
export const launcherLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  > [data-part='panels'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s4};
  }
  > [data-part='facts'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  > [data-part='bones'] {
    display: grid;
    align-content: start;
    gap: ${vars.space.s4};
    > :first-child {
      height: auto;
      aspect-ratio: 1.586;
      border-radius: ${vars.radius.lg};
    }
  }
  @container launcher (min-width: 40rem) {
    grid-template-columns: ${card} minmax(0, 1fr);
    > [data-part='panels'] {
      grid-column: 1 / -1;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    > [data-part='skeleton'] {
      height: auto;
    }
    /* As high as the card and what is below it. */
    > [data-part='sign-panel'] > ul {
      align-content: space-evenly;
      /* Plates that fill it, with the words beside their signs: rows of that height would have nothing between them. */
      @container (min-width: 28rem) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        align-content: stretch;
        gap: ${vars.space.s2};
        padding: 0 ${vars.space.s2} ${vars.space.s2};
        a {
          grid-template-columns: auto minmax(0, 1fr);
          align-content: center;
          align-items: center;
          justify-items: start;
          gap: 0 ${vars.space.s4};
          padding-inline: ${vars.space.s2};
          background: ${vars.color.surface2};
          font-size: ${vars.text.md};
          text-align: start;
          ${media.hover} {
            &:hover {
              background: ${vars.color.surface3};
            }
          }
          [data-part='mark'] {
            box-shadow: 0 0 0 2px ${vars.color.surface2};
          }
          > [data-part='label'] {
            max-width: 100%;
          }
          > :is([data-part='state'], small) {
            grid-column: 2;
            font-size: ${vars.text.sm};
          }
          &:has(> :is([data-part='state'], small)) {
            > [data-part='sign'] {
              grid-row: 1 / span 2;
            }
            > [data-part='label'] {
              align-self: end;
            }
            > :is([data-part='state'], small) {
              align-self: start;
            }
          }
        }
      }
    }
    > [data-part='facts'] {
      grid-template-rows: auto 1fr;
    }
    /* Their words begin where those of the panels do. */
    [data-part='card'] {
      padding: ${vars.space.s4};
    }
    > [data-part='foot'] {
      grid-column: 1 / -1;
    }
  }
  @container launcher (min-width: 56rem) {
    gap: ${vars.space.s5};
    > [data-part='panels'] {
      gap: ${vars.space.s5};
    }
  }
`;
