import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** The coin of the tiles, as large as the window lets it be. */
const coin = css`
  --height: inherit;
  position: relative;
  z-index: 1;
  grid-area: 1 / 1;
  align-self: center;
  width: var(--height);
  max-width: none;
  aspect-ratio: 1;
  overflow: visible;
  padding: 10px;
  border: 5px solid ${vars.color.ornament};
  border-radius: 50%;
  background: ${vars.color.bg};
  box-shadow: none;
  > * {
    border-radius: 50%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 3px;
    border: 4px dotted ${vars.color.ornament};
    border-radius: 50%;
    pointer-events: none;
  }
`;

/** What the coin is the buckle of. */
const belt = css`
  content: '';
  grid-row: 1;
  grid-column: 1 / -1;
  align-self: center;
  height: calc(var(--height) * 0.5);
  border-radius: 999px;
  background: ${vars.color.secondSoft};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** In the middle of where the coin's rim comes nearest to the corner of the square around it: 35.35 % of its width from its middle. */
const heart = css`
  position: absolute;
  z-index: 2;
  inset-block-start: calc(var(--height) * 0.1465 - ${vars.size.target} / 2);
  inset-inline-start: calc(50% + var(--height) * 0.3535 - ${vars.size.target} / 2);
  border-radius: 50%;
  box-shadow: 0 0 0 3px ${vars.color.bg};
`;

/** On the belt, on both sides of the coin. */
const sides = css`
  z-index: 1;
  grid-row: 1;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-self: center;
  row-gap: ${vars.space.s3};
  padding: 0;
  border: 0;
  > div {
    grid-column: 3;
    min-width: 0;
    padding-inline-end: ${vars.space.s6};
  }
  > div:nth-child(odd) {
    grid-column: 1;
    padding-inline: ${vars.space.s6} 0;
    text-align: end;
  }
`;

/** A large coin as the buckle of a belt, with its name below it; in wide windows what is known of it stands on the belt on both sides. */
export const medallion = css`
  &[data-tile='medallion'] {
    /* On a low phone what there is to do goes first. */
    --height: clamp(7.5rem, 60dvh - 16rem, 15rem);
    position: relative;
    > [data-part='stage-cover'] {
      ${coin}
    }
    &::before {
      ${belt}
    }
    > [data-part='stage-panel'] {
      display: contents;
      > [data-part='stage-titles'] {
        grid-template-columns: minmax(0, 1fr);
        text-align: center;
        > h1 {
          font-size: ${vars.text.xl};
          line-height: 1.15;
          ${media.wide} {
            font-size: ${vars.text.xxl};
          }
        }
        > button {
          ${heart}
        }
      }
    }
    ${media.phone} {
      > [data-part='stage-panel'] > [data-part='stage-facts'] {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        text-align: center;
      }
    }
    ${media.wide} {
      --height: clamp(10rem, 100dvh - 14rem, 17rem);
      grid-template-columns: minmax(0, 18rem) auto minmax(0, 18rem);
      gap: ${vars.space.s4} ${vars.space.s5};
      /* It holds two rows of facts, however small the coin. */
      &::before {
        height: max(var(--height) * 0.5, 9rem);
      }
      > [data-part='stage-cover'] {
        grid-column: 2;
      }
      > [data-part='stage-panel'] {
        > * {
          grid-column: 1 / -1;
        }
        > [data-part='stage-facts'] {
          ${sides}
        }
        > [data-part='stage-actions'],
        > [data-part='stage-adults'] {
          justify-self: center;
          width: min(100%, 28rem);
        }
        > [data-part='stage-adults'] {
          text-align: center;
          > span {
            justify-content: center;
          }
        }
      }
    }
    ${media.desktop} {
      --height: clamp(10rem, 100dvh - 29rem, 22rem);
      grid-template-columns: minmax(0, 22rem) auto minmax(0, 22rem);
      column-gap: ${vars.space.s8};
      > [data-part='stage-panel'] > [data-part='stage-facts'] {
        row-gap: ${vars.space.s4};
      }
    }
  }
`;
