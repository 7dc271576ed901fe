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

/** Laid over the poster's foot, whatever its length, and broader than it: swallow-tailed at both ends, with a woven line along either edge. */
const ribbon = css`
  position: relative;
  grid-area: 1 / 1;
  align-items: center;
  align-self: end;
  isolation: isolate;
  margin-block-end: ${vars.space.s4};
  padding: ${vars.space.s3} ${vars.space.s6};
  color: ${vars.color.onSecond};
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
    clip-path: polygon(0 0, 100% 0, calc(100% - 14px) 50%, 100% 100%, 0 100%, 14px 50%);
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

/** Facts as chips on a line, and on the next where there are more. */
const chips = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${vars.space.s2};
  padding: 0;
  border: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${vars.space.s2};
    min-width: 0;
    padding: ${vars.space.s1} ${vars.space.s3};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface2};
  }
  dd {
    font-size: ${vars.text.sm};
  }
`;

/** A tall poster with the ribbon of its name across its foot and its facts below; what there is to do stands in a card after it. */
export const banner = css`
  &[data-tile='banner'] {
    gap: ${vars.space.s3};
    ${field}
    > [data-part='stage-cover'] {
      --height: min(38dvh, 18rem);
      grid-area: 1 / 1;
      border-radius: ${vars.radius.sm};
      box-shadow: none;
    }
    > [data-part='stage-panel'] {
      display: contents;
      > [data-part='stage-titles'] {
        ${ribbon}
      }
      > [data-part='stage-facts'] {
        ${chips}
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
      grid-template-rows: auto auto 1fr;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: ${vars.space.s3} ${vars.space.s6};
      > [data-part='stage-cover'] {
        --height: min(100dvh - 8rem, 24rem);
      }
      > [data-part='stage-panel'] {
        > [data-part='stage-news'] {
          grid-area: 2 / 1;
        }
        > [data-part='stage-facts'] {
          grid-area: 3 / 1;
          align-content: start;
        }
        > [data-part='stage-actions'] {
          grid-area: 1 / 2;
          align-self: end;
        }
        > [data-part='stage-adults'] {
          grid-area: 2 / 2 / span 2;
        }
      }
    }
    ${media.desktop} {
      grid-template-columns: minmax(0, 31rem) minmax(0, 28rem);
      column-gap: ${vars.space.s10};
      > [data-part='stage-cover'] {
        --height: min(100dvh - 16rem, 30rem);
      }
    }
  }
`;
