import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** A broad field of the second colour behind the poster, cut aslant at its foot. */
const field = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    z-index: -1;
    height: min(100%, 21rem);
    background: ${vars.color.secondSoft};
    clip-path: polygon(0 0, 100% 0, 100% 82%, 0 100%);
    ${media.wide} {
      height: min(100%, 26rem);
    }
  }
`;

/** How far the ribbon lies on the poster. */
const reach = '8px';

/** Hangs from the poster's foot, broader than it: swallow-tailed at both ends, with a woven line along either edge. */
const ribbon = css`
  position: relative;
  align-items: center;
  isolation: isolate;
  margin-block-start: calc(-1 * (var(--gap) + ${reach}));
  padding: ${vars.space.s3} ${vars.space.s6};
  color: ${vars.color.onSecond};
  --tail: 14px;
  --start: var(--tail);
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
  }
  &::before {
    inset: 0;
    border-block: 3px solid ${vars.color.bg};
    background: ${vars.color.second};
    clip-path: polygon(0 0, 100% 0, calc(100% - var(--tail)) 50%, 100% 100%, 0 100%, var(--start) 50%);
  }
  &::after {
    inset: 7px ${vars.space.s5};
    border-block: 1px solid color-mix(in oklab, ${vars.color.onSecond} 40%, transparent);
  }
  > h1 {
    font-size: ${vars.text.xl};
    line-height: 1.15;
    ${media.wide} {
      font-size: ${vars.text.xxl};
    }
  }
  > p {
    grid-row: 2;
    overflow-wrap: anywhere;
    font-size: ${vars.text.sm};
    unicode-bidi: isolate;
  }
  > button {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    background: Canvas;
    color: CanvasText;
    &::before,
    &::after {
      content: none;
    }
  }
`;

/** Facts in cells that fill a line, and the next where there are more. */
const cells = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
  padding: 0;
  border: 0;
  > div {
    flex: 1 1 auto;
    min-width: 0;
    padding: ${vars.space.s1} ${vars.space.s3};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.sm};
    background: ${vars.color.surface2};
  }
  dd {
    font-size: ${vars.text.sm};
  }
`;

/** A tall poster from which the ribbon of its name hangs; in wide windows it comes out of the poster's side, at the head of the column with the facts and what there is to do. */
export const banner = css`
  &[data-tile='banner'] {
    --gap: ${vars.space.s3};
    gap: var(--gap);
    ${field}
    > [data-part='stage-cover'] {
      /* On a low phone what there is to do goes first. */
      --height: clamp(8rem, 64dvh - 15.6rem, 17rem);
      border: 0;
      border-radius: ${vars.radius.sm} ${vars.radius.sm} 0 0;
      box-shadow: none;
    }
    > [data-part='stage-panel'] {
      display: contents;
      > [data-part='stage-titles'] {
        ${ribbon}
      }
      > [data-part='stage-facts'] {
        ${cells}
      }
      > [data-part='stage-actions'] {
        padding: ${vars.space.s4};
        border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
        border-radius: ${vars.radius.lg};
        background: ${vars.color.surface1};
        box-shadow: ${vars.shadow.surface};
      }
    }
    ${media.wide} {
      --gap: ${vars.space.s5};
      grid-template-columns: auto minmax(0, 28rem);
      > [data-part='stage-cover'] {
        --height: min(100dvh - 8rem, 24rem);
        border-radius: ${vars.radius.sm};
      }
      > [data-part='stage-panel'] {
        display: grid;
        align-content: start;
        gap: ${vars.space.s3};
        > [data-part='stage-titles'] {
          --start: 0px;
          margin-block-start: ${vars.space.s4};
          margin-inline-start: calc(-1 * (var(--gap) + ${reach}));
          padding-inline-start: calc(var(--gap) + ${reach});
          &::after {
            inset-inline-start: 0;
          }
        }
      }
    }
    ${media.desktop} {
      --gap: ${vars.space.s8};
      grid-template-columns: auto minmax(0, 32rem);
      > [data-part='stage-cover'] {
        --height: min(100dvh - 14rem, 30rem);
      }
    }
  }
`;
