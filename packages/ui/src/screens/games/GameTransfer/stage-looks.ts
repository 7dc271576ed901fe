import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** The cover, whole; on a phone small enough that what there is to do stands below it on the first screen. */
const parts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  ${media.wide} {
    grid-template-columns: auto minmax(0, 30rem);
    gap: ${vars.space.s6};
  }
  > [data-part='stage-cover'] {
    --height: min(30dvh, 15rem);
    justify-self: center;
    align-self: start;
    width: calc(var(--height) * ${vars.tile.ratio});
    aspect-ratio: ${vars.tile.ratio};
    overflow: hidden;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.md};
    box-shadow: ${vars.shadow.overlay};
    > * {
      width: 100%;
      height: 100%;
    }
    ${media.wide} {
      --height: min(100dvh - 6rem, 24rem);
      max-width: 40vw;
    }
    ${media.desktop} {
      --height: min(100dvh - 10rem, 34rem);
    }
  }
  > [data-part='stage-panel'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: ${vars.space.s4};
    ${media.short} {
      gap: ${vars.space.s3};
    }
  }
`;

/** Of one card with the panel: no ground shows below the picture where the words are longer. */
const asHighAsThePanel = css`
  align-self: stretch;
  min-height: var(--height);
  aspect-ratio: auto;
`;

const box = css`
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.overlay};
`;

/** Cropped at its foot, which a drawing keeps free for the title of a tile: here the title stands outside of it. `ratio` is of width to height. */
const withoutFoot = (ratio: string) => css`
  aspect-ratio: ${ratio};
  width: calc(var(--height) * ${ratio});
  img {
    object-position: top;
  }
`;

/** Picture and words are one card, the picture up to its edges. */
const overlay = css`
  &[data-tile='overlay'] {
    &[data-art='guilloche'] > [data-part='stage-cover'] {
      ${withoutFoot('16 / 15')}
    }
    /* In wider windows this picture is as high as its card, foot and all. */
    ${media.phone} {
      &[data-art='coast'] > [data-part='stage-cover'] {
        ${withoutFoot('12 / 13')}
      }
    }
    > [data-part='stage-panel'] {
      padding: ${vars.space.s4};
      ${box}
    }
    ${media.wide} {
      grid-template-columns: auto minmax(0, 32rem);
      gap: 0;
      overflow: hidden;
      ${box}
      > [data-part='stage-cover'] {
        border: 0;
        border-radius: 0;
        box-shadow: none;
      }
      &:not([data-art='guilloche']) > [data-part='stage-cover'] {
        ${asHighAsThePanel}
      }
      > [data-part='stage-panel'] {
        padding: ${vars.space.s5} ${vars.space.s6};
        border: 0;
        background: none;
        box-shadow: none;
      }
    }
    /* So wide that its foot is left out here too. */
    ${media.desktop} {
      &[data-art='coast'] > [data-part='stage-cover'] {
        --height: min(100dvh - 10rem, 29rem);
        ${withoutFoot('12 / 13')}
        aspect-ratio: auto;
      }
    }
  }
`;

/** A print and, on the same paper, its page of the programme: no boxes, facts as ruled lines. */
const caption = css`
  &[data-tile='caption'] {
    > [data-part='stage-cover'] {
      padding: ${vars.space.s2};
      border-color: ${vars.color.edge};
      border-radius: 0;
      background: ${vars.color.surface1};
    }
    [data-part='stage-facts'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-block: 0;
      border-block: 3px double ${vars.color.edge};
      > div {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 ${vars.space.s4};
        padding-block: ${vars.space.s2};
      }
      > div + div {
        border-top: 1px solid ${vars.color.line};
      }
      dt {
        font-size: ${vars.text.sm};
      }
    }
    ${media.phone} {
      grid-template-columns: 40% minmax(0, 1fr);
      > [data-part='stage-cover'] {
        width: 100%;
      }
      > [data-part='stage-panel'] {
        display: contents;
        > * {
          grid-column: 1 / -1;
        }
        > [data-part='stage-titles'] {
          grid-template-columns: minmax(0, 1fr);
          grid-row: 1;
          grid-column: 2;
          align-content: center;
          gap: ${vars.space.s3};
        }
      }
    }
    ${media.wide} {
      column-gap: ${vars.space.s8};
      > [data-part='stage-panel'] {
        align-content: start;
      }
    }
    /* A plate in a book: its name above, the print in the middle, what is known of it and what there is to do on either side. */
    ${media.desktop} {
      grid-template-rows: auto auto auto 1fr;
      grid-template-columns: minmax(0, 19rem) auto minmax(0, 19rem);
      gap: 0 ${vars.space.s8};
      > [data-part='stage-cover'] {
        --height: min(100dvh - 16rem, 28rem);
        grid-area: 3 / 2 / span 2;
      }
      > [data-part='stage-panel'] {
        display: contents;
        > [data-part='stage-titles'],
        > [data-part='stage-news'] {
          grid-column: 1 / -1;
          margin-block-end: ${vars.space.s6};
        }
        > [data-part='stage-titles'] {
          padding-block-end: ${vars.space.s4};
          border-bottom: 3px double ${vars.color.edge};
          > h1 {
            padding-inline-start: ${vars.size.target};
            text-align: center;
          }
        }
        > [data-part='stage-facts'] {
          grid-area: 3 / 1;
          border-block-start: 0;
          > :first-child {
            padding-block-start: 0;
          }
        }
        > [data-part='stage-adults'] {
          grid-area: 4 / 1;
          padding-block-start: ${vars.space.s4};
        }
        > [data-part='stage-actions'] {
          grid-area: 3 / 3 / span 2;
        }
      }
    }
  }
`;

/** The picture and its facts side by side, closed by a line, and below them what there is to do. */
const cells = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0;
  > [data-part='stage-cover'] {
    grid-row: 2;
    grid-column: 1;
    align-self: stretch;
    width: 100%;
    max-width: none;
    aspect-ratio: auto;
    border-inline-end: ${vars.size.edge} solid ${vars.color.edge};
  }
  > [data-part='stage-panel'] {
    display: contents;
    > * {
      grid-column: 1 / -1;
      width: auto;
      margin: ${vars.space.s3} ${vars.space.s3} 0;
    }
    > :last-child {
      margin-bottom: ${vars.space.s3};
    }
    > [data-part='stage-titles'] {
      grid-row: 1;
      margin: 0;
      padding: ${vars.space.s3};
      border-bottom: ${vars.size.edge} solid ${vars.color.edge};
    }
    > [data-part='stage-facts'] {
      grid-template-columns: minmax(0, 1fr);
      grid-row: 2;
      grid-column: 2;
      align-content: space-evenly;
      gap: ${vars.space.s1};
      margin: 0;
      padding: ${vars.space.s2} ${vars.space.s3};
      border: 0;
    }
  }
  /* Cover and facts close with a line, whatever follows. */
  &::after {
    content: '';
    grid-row: 2;
    grid-column: 1 / -1;
    border-bottom: ${vars.size.edge} solid ${vars.color.edge};
    pointer-events: none;
  }
`;

/** A trading card: the name over all of it, the picture and its facts in cells that share their outlines. */
const sticker = css`
  &[data-tile='sticker'] {
    border: ${vars.size.edge} solid ${vars.color.edge};
    background: ${vars.color.surface1};
    box-shadow: ${vars.shadow.overlay};
    > [data-part='stage-cover'] {
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
    ${media.phone} {
      ${cells}
    }
    ${media.tablet} {
      ${cells}
      > [data-part='stage-cover'] {
        aspect-ratio: 1;
      }
    }
    ${media.desktop} {
      gap: 0;
      > [data-part='stage-cover'] {
        ${asHighAsThePanel}
        border-inline-end: ${vars.size.edge} solid ${vars.color.edge};
      }
      > [data-part='stage-panel'] {
        padding: ${vars.space.s5};
      }
      [data-part='stage-facts'] {
        gap: 0;
        padding: 0;
        border: ${vars.size.edge} solid ${vars.color.edge};
        > div {
          padding: ${vars.space.s3};
        }
        > div:nth-child(even) {
          border-inline-start: ${vars.size.edge} solid ${vars.color.edge};
        }
        > div:nth-child(n + 3) {
          border-top: ${vars.size.edge} solid ${vars.color.edge};
        }
      }
    }
    /* The name over all of it again, and the picture at the end of what is said. */
    ${media.desktop} {
      grid-template-rows: auto auto auto auto 1fr;
      grid-template-columns: minmax(0, 32rem) auto;
      > [data-part='stage-cover'] {
        --height: min(100dvh - 14rem, 27rem);
        grid-area: 2 / 2 / span 4;
        border-inline: ${vars.size.edge} solid ${vars.color.edge};
        border-inline-end: 0;
      }
      > [data-part='stage-panel'] {
        display: contents;
        > * {
          margin: ${vars.space.s5} ${vars.space.s6} 0;
        }
        > :last-child {
          margin-block-end: ${vars.space.s6};
        }
        > [data-part='stage-titles'] {
          grid-column: 1 / -1;
          margin: 0;
          padding: ${vars.space.s4} ${vars.space.s6};
          border-block-end: ${vars.size.edge} solid ${vars.color.edge};
          background: ${vars.color.surface3};
        }
      }
    }
  }
`;

/** What the brand's `tile` axis makes of a game's own page: cover and panel are `stage-cover` and `stage-panel` of one sheet. */
export const stageLooks = css`
  ${parts}
  ${overlay}
  ${caption}
  ${sticker}
`;
