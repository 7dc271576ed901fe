import { css, keyframes } from 'styled-components';
import { vars } from '../../theme/vars.ts';

const fade = '28px';

/**
 * The mask extends beyond the area by the fade that must not show: above at the beginning, below at the end. Sizes and
 * positions can be animated, the stops of a gradient cannot.
 */
const fadeBlock = keyframes`
  0% { mask-position: 0 -${fade}; mask-size: 100% calc(100% + ${fade}); }
  12%, 88% { mask-position: 0 0; mask-size: 100% 100%; }
  100% { mask-position: 0 0; mask-size: 100% calc(100% + ${fade}); }
`;

const fadeInline = keyframes`
  0% { mask-position: -${fade} 0; mask-size: calc(100% + ${fade}) 100%; }
  12%, 88% { mask-position: 0 0; mask-size: 100% 100%; }
  100% { mask-position: 0 0; mask-size: calc(100% + ${fade}) 100%; }
`;

/** Without overflow, and where the browser knows no scroll timelines, both fades lie outside. */
export const fadesBlock = css`
  @supports (animation-timeline: scroll()) {
    mask: linear-gradient(to bottom, transparent, black ${fade}, black calc(100% - ${fade}), transparent) no-repeat;
    mask-position: 0 -${fade};
    mask-size: 100% calc(100% + 2 * ${fade});
    animation: ${fadeBlock} 1ms linear both;
    animation-timeline: scroll(self block);
  }
`;

export const fadesInline = css`
  @supports (animation-timeline: scroll()) {
    mask: linear-gradient(to right, transparent, black ${fade}, black calc(100% - ${fade}), transparent) no-repeat;
    mask-position: -${fade} 0;
    mask-size: calc(100% + 2 * ${fade}) 100%;
    animation: ${fadeInline} 1ms linear both;
    animation-timeline: scroll(self inline);
  }
`;

/** A row of controls that scrolls sideways under the finger: its fading end says that it goes on. The controls take the focus. */
export const scrollRow = css`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  ${fadesInline}
`;

/** The scrollbar in the brand's lines and corners for pointers; elsewhere thin, in its colour. */
export const brandScrollbar = css`
  scrollbar-color: ${vars.color.textSubtle} transparent;
  scrollbar-width: thin;

  /* Where the standard properties have values, these would not count. */
  @media (hover: hover) and (forced-colors: none) {
    @supports selector(::-webkit-scrollbar) {
      scrollbar-color: auto;
      scrollbar-width: auto;

      &::-webkit-scrollbar {
        width: 14px;
        height: 14px;
      }
      /* Not around the corners of what it stands in. */
      &::-webkit-scrollbar-track {
        margin: min(${vars.radius.lg}, ${vars.space.s2});
      }
      &::-webkit-scrollbar-track:vertical {
        border-left: ${vars.size.edge} solid ${vars.color.surfaceEdge};
      }
      &::-webkit-scrollbar-track:horizontal {
        border-top: ${vars.size.edge} solid ${vars.color.surfaceEdge};
      }
      &::-webkit-scrollbar-thumb {
        border: 4px solid transparent;
        border-radius: ${vars.radius.pill};
        background: ${vars.color.textSubtle} padding-box;
      }
      &::-webkit-scrollbar-thumb:hover {
        background: ${vars.color.accentText} padding-box;
      }
      &::-webkit-scrollbar-corner {
        background: transparent;
      }
    }
  }
`;
