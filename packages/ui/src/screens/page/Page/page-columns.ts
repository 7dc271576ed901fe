import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

const formWidth = '38rem';
const sideWidth = '22rem';
/** Of a text's list of contents. */
const contentsWidth = '16rem';

/** The widths of pages that do not fill the frame's column. */
export const blockWidths = {
  text: '68ch',
  narrow: formWidth,
  contents: `calc(68ch + ${contentsWidth} + ${vars.space.s12})`,
  sided: `calc(${formWidth} + ${sideWidth} + ${vars.space.s8})`,
} as const;

/** Where there is room to spare, a page that is narrower stands in the middle with its head; inside it the page's axis holds. */
export const inTheMiddle = css`
  width: 100%;
  margin-inline: auto;
`;

/** A form or an outcome: one column, on the page's axis. */
export const narrowColumn = css`
  max-width: ${blockWidths.narrow};
  justify-self: ${vars.page.axis};
`;

/** The same with what belongs to it at its side, from desktops up. */
export const columnAndSide = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s5};

  ${media.desktop} {
    /* Both edges are the page's, below the head's and above the foot's; in the middle of a vast window these are the widths above. */
    grid-template-columns: minmax(0, 19fr) minmax(0, 11fr);
    column-gap: ${vars.space.s8};
  }
`;

/** A text with what belongs to it at its side, from desktops up: its contents, what else there is. */
export const textAndSide = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};

  ${media.desktop} {
    /* What stands at the side ends where the page does. */
    grid-template-columns: minmax(0, 1fr) minmax(0, ${contentsWidth});
    column-gap: ${vars.space.s12};
    > :first-child {
      width: 100%;
      max-width: 68ch;
    }
  }
`;
