import { css } from 'styled-components';
import { archCorners } from '../../../components/GameTile/tile-words.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** A recess in the wall around the window, of the same arch, and the sill that both stand on. */
const recess = css`
  --depth: 14px;
  position: relative;
  box-sizing: content-box;
  overflow: visible;
  padding: var(--depth) var(--depth) 4px;
  border: 0;
  border-radius: 0;
  box-shadow: none;
  isolation: isolate;
  > * {
    border-radius: ${archCorners};
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 4px;
    z-index: -1;
    border: 1px solid ${vars.color.ornament};
    border-bottom: 0;
    border-radius: ${archCorners};
    background: ${vars.color.secondSoft};
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto calc(-1 * ${vars.space.s5}) 0;
    height: 4px;
    border-radius: ${vars.radius.sm};
    background: ${vars.color.ornament};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

/** Below the sill, in the middle, whatever stands at the end of its line. */
const inscription = css`
  text-align: center;
  > h1 {
    padding-inline-start: calc(${vars.size.target} + ${vars.space.s3});
    font-size: ${vars.text.xl};
    line-height: 1.15;
    ${media.wide} {
      font-size: ${vars.text.xxl};
    }
  }
  > p {
    grid-row: 2;
    overflow-wrap: anywhere;
    padding-inline-start: calc(${vars.size.target} + ${vars.space.s3});
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    unicode-bidi: isolate;
  }
`;

/** The picture in an arched window with its name below; in wide windows what is known of it and what there is to do stand at its side. */
export const arch = css`
  &[data-tile='arch'] {
    > [data-part='stage-cover'] {
      /* On a low phone what there is to do goes first. */
      --height: clamp(7rem, 60dvh - 16rem, 15rem);
      ${recess}
    }
    > [data-part='stage-panel'] > [data-part='stage-titles'] {
      ${inscription}
    }
    ${media.wide} {
      grid-template-rows: 1fr auto auto auto 1fr auto auto;
      grid-template-columns: auto minmax(0, 28rem);
      column-gap: ${vars.space.s10};
      > [data-part='stage-cover'] {
        --height: min(100dvh - 12rem, 20rem);
        grid-row: 1 / span 5;
        align-self: end;
        margin-inline: ${vars.space.s5};
      }
      > [data-part='stage-panel'] {
        display: contents;
        > [data-part='stage-titles'],
        > [data-part='stage-news'] {
          grid-column: 1;
          /* As wide as the sill, which it does not widen. */
          contain: inline-size;
        }
        > [data-part='stage-titles'] {
          grid-row: 6;
        }
        > [data-part='stage-facts'] {
          grid-area: 2 / 2;
        }
        > [data-part='stage-actions'] {
          grid-area: 3 / 2;
        }
        > [data-part='stage-adults'] {
          grid-area: 4 / 2;
        }
      }
    }
    ${media.desktop} {
      column-gap: ${vars.space.s12};
      > [data-part='stage-cover'] {
        --height: min(100dvh - 18rem, 27rem);
        --depth: 20px;
      }
    }
  }
`;
