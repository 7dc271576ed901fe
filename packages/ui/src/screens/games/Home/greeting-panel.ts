import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { height, picture, sill, waiting, wayOn, wayOnHeight } from './greeting-panel-way.ts';

const phonePlate = '3.25rem';
const plateHeight = '12.5rem';
/** In a low window the plate gives way before the picture. */
const plateRow = `clamp(8rem, 100dvh - ${vars.size.topBar} - 2 * ${vars.space.s6} - ${wayOnHeight}, ${plateHeight})`;

/**
 * Beside the first games where there is room (base.css): no higher than they, than the window, in which it stays, and than what is in it.
 * On phones and desktops a plate that bows towards the game, on tablets the same at its side, as the hero's does towards the words.
 */
const root = css`
  overflow: hidden;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};
  ${media.phone} {
    grid-template: ${phonePlate} minmax(0, 1fr) / minmax(0, 1fr);
    gap: 0;
    > [data-part='skeleton-group'] {
      grid-area: 1 / 1 / -1 / -1;
    }
  }
  ${media.tablet} {
    grid-template: minmax(8rem, 1fr) / minmax(0, 2fr) minmax(0, 3fr);
    align-content: stretch;
    padding: 0;
    padding-inline-end: ${vars.space.s4};
  }
  ${media.desktop} {
    position: sticky;
    top: calc(${vars.size.topBar} + ${vars.space.s6});
    grid-template: ${plateRow} minmax(0, 1fr) / minmax(0, 1fr);
    align-content: stretch;
    align-items: center;
    gap: 0;
    > [data-part='skeleton-group'] {
      align-self: stretch;
    }
    height: min(100%, 100dvh - ${vars.size.topBar} - 2 * ${vars.space.s6}, ${plateHeight} + ${wayOnHeight});
    padding: 0;
  }
`;

/** Wider than the panel and from above it on: its edge goes from one side of the panel to the other, and the panel cuts off its ends. */
const bowed = css`
  position: relative;
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    inset: -4rem -12% 0;
    z-index: -1;
    border-radius: 0 0 50% 50% / 0 0 var(--bow) var(--bow);
    background: ${vars.color.accentSoft};
    box-shadow: 0 var(--line) 0 ${vars.color.ornament};
  }
`;

const title = css`
  ${media.phone} {
    ${bowed}
    --bow: 2rem;
    --line: ${sill};
    grid-area: 1 / 1;
    justify-content: center;
    padding: 0 ${vars.space.s4} ${vars.space.s1};
    font-size: ${vars.text.lg};
  }
  ${media.tablet} {
    align-self: stretch;
    overflow: hidden;
    padding-inline: ${vars.space.s6} ${vars.space.s10};
    border-start-end-radius: 13% 50%;
    border-end-end-radius: 13% 50%;
    background: ${vars.color.accentSoft};
    box-shadow: 4px 0 0 ${vars.color.ornament};
    &:dir(rtl) {
      box-shadow: -4px 0 0 ${vars.color.ornament};
    }
    > span {
      flex: none;
      max-width: 100%;
    }
  }
  ${media.desktop} {
    ${bowed}
    --bow: 4rem;
    --line: 4px;
    align-self: stretch;
    flex-direction: column-reverse;
    justify-content: center;
    gap: ${vars.space.s2};
    min-height: 0;
    padding: ${vars.space.s4} ${vars.space.s4} ${vars.space.s5};
    > span {
      flex: none;
      max-width: 100%;
      text-align: center;
    }
  }
`;

/** On tablets larger than the plate and in its colour, in the panel over the hello. */
const sign = css`
  fill: ${vars.color.accent};
  [data-tone='second'] {
    fill: ${vars.color.second};
  }
  ${media.phone} {
    display: none;
  }
  ${media.tablet} {
    min-width: 0;
    height: 15rem;
    margin-block: -4rem;
    margin-inline-start: auto;
    opacity: 0.28;
  }
  ${media.desktop} {
    flex: 0 1 5.5rem;
    min-height: 0;
  }
`;

export const paneled = { root, title, sign, wayOn, picture, waiting, height };
