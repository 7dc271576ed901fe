import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { arch } from './arch-stage-look.ts';
import { banner } from './banner-stage-look.ts';
import { medallion } from './medallion-stage-look.ts';

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

const box = css`
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.overlay};
`;

/** Cropped at its foot, which a drawing keeps free for the title of a tile: here the title stands outside of it. `ratio` is of width to height. */
const withoutFoot = (ratio: string) => css`
  --ratio: ${ratio};
  img {
    object-position: top;
  }
`;

/** On a mount beside the words, as high as they are: the picture is whole, in the middle of it, and the colours behind the page show around it. */
const mounted = css`
  --air: ${vars.space.s4};
  display: grid;
  place-content: center;
  align-self: stretch;
  width: auto;
  max-width: none;
  padding: var(--air);
  aspect-ratio: auto;
  border: 0;
  border-radius: 0;
  box-shadow: none;
  > * {
    width: min(var(--height) * var(--ratio), 40vw - 2 * var(--air));
    height: auto;
    aspect-ratio: var(--ratio);
    border-radius: ${vars.radius.md};
    box-shadow: ${vars.shadow.raised};
  }
`;

/** Picture and words are one card. */
const overlay = css`
  &[data-tile='overlay'] {
    > [data-part='stage-cover'] {
      --ratio: ${vars.tile.ratio};
      width: calc(var(--height) * var(--ratio));
      aspect-ratio: var(--ratio);
    }
    &[data-art='guilloche'] > [data-part='stage-cover'] {
      ${withoutFoot('16 / 15')}
    }
    &[data-art='coast'] > [data-part='stage-cover'] {
      ${withoutFoot('12 / 13')}
    }
    &:is([data-art='posters'], [data-art='collages'], [data-art='tubes']) > [data-part='stage-cover'] {
      ${withoutFoot('1 / 1')}
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
      background: color-mix(in oklab, ${vars.color.surface3} 60%, transparent);
      > [data-part='stage-cover'] {
        ${mounted}
      }
      > [data-part='stage-panel'] {
        padding: ${vars.space.s5} ${vars.space.s6};
        border: 0;
        border-radius: 0;
        box-shadow: none;
      }
    }
    ${media.desktop} {
      > [data-part='stage-cover'] {
        --height: min(100dvh - 10rem, 26rem);
        --air: ${vars.space.s6};
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
      position: relative;
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
          /* In the row of the way back: beside the print the name has all of its column. */
          > button {
            position: absolute;
            inset-block-start: calc(-1 * (${vars.size.target} + ${vars.space.s3} + 6px));
            inset-inline-end: 0;
          }
        }
      }
    }
    ${media.wide} {
      column-gap: ${vars.space.s8};
      > [data-part='stage-panel'] {
        align-content: start;
      }
    }
    /* A plate in a book: its name above, the print in the middle, what is known of it and what there is to do on either side, halfway up. */
    ${media.desktop} {
      grid-template-rows: auto auto 1fr auto auto 1fr;
      grid-template-columns: minmax(0, 19rem) auto minmax(0, 19rem);
      gap: 0 ${vars.space.s8};
      > [data-part='stage-cover'] {
        --height: min(100dvh - 16rem, 28rem);
        grid-area: 3 / 2 / span 4;
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
            /* In the middle, whatever stands at the end of its line. */
            padding-inline-start: calc(${vars.size.target} + ${vars.space.s3});
            text-align: center;
          }
        }
        > [data-part='stage-facts'] {
          grid-area: 3 / 1 / span 4;
          align-self: center;
        }
        > [data-part='stage-actions'] {
          grid-area: 4 / 3;
        }
        > [data-part='stage-adults'] {
          grid-area: 5 / 3;
          padding-block-start: ${vars.space.s4};
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
      > [data-part='stage-panel'] > [data-part='stage-titles'] > h1 {
        font-size: ${vars.text.xl};
      }
    }
    ${media.tablet} {
      ${cells}
      > [data-part='stage-cover'] {
        aspect-ratio: 1;
      }
      /* Four cells beside the picture, ruled as the others of the card. */
      > [data-part='stage-panel'] > [data-part='stage-facts'] {
        grid-auto-rows: 1fr;
        align-content: stretch;
        gap: 0;
        padding: 0;
        > div {
          display: grid;
          align-content: center;
          padding: ${vars.space.s2} ${vars.space.s4};
        }
        > div + div {
          border-top: ${vars.size.edge} solid ${vars.color.edge};
        }
      }
    }
    ${media.desktop} {
      gap: 0;
      > [data-part='stage-cover'] {
        align-self: stretch;
        min-height: var(--height);
        aspect-ratio: auto;
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
  ${banner}
  ${arch}
  ${medallion}
`;
