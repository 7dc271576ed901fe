import { css } from 'styled-components';
import { archCorners } from '../../../components/GameTile/tile-words.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/**
 * Beside the first games where there is room (base.css): as high as they are and no higher than the window, in which it stays. On tablets a
 * plate that bows towards the game, as the hero's does towards the words.
 */
const root = css`
  ${media.tablet} {
    grid-template: minmax(8rem, 1fr) / minmax(0, 2fr) minmax(0, 3fr);
    align-content: stretch;
    padding: 0 ${vars.space.s4} 0 0;
  }
  ${media.desktop} {
    position: sticky;
    top: calc(${vars.size.topBar} + ${vars.space.s6});
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    align-content: stretch;
    align-items: stretch;
    gap: 0;
    height: min(100%, 100dvh - ${vars.size.topBar} - 2 * ${vars.space.s6});
    padding: 0;
  }
  ${media.wide} {
    overflow: hidden;
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface1};
    box-shadow: ${vars.shadow.raised};
  }
`;

const panelPadding = `${vars.space.s6} ${vars.space.s5} ${vars.space.s5}`;

const title = css`
  ${media.phone} {
    justify-content: center;
    min-height: 2.5rem;
    margin-bottom: 3px;
    padding-inline: ${vars.space.s6};
    border-radius: ${vars.radius.md} ${vars.radius.md} 50% 50% / ${vars.radius.md} ${vars.radius.md} 55% 55%;
    background: ${vars.color.accentSoft};
    box-shadow: 0 3px 0 ${vars.color.ornament};
  }
  ${media.tablet} {
    align-self: stretch;
    overflow: hidden;
    padding-inline: ${vars.space.s6} ${vars.space.s10};
    border-radius: 0 13% 13% 0 / 0 50% 50% 0;
    background: ${vars.color.accentSoft};
    box-shadow: 4px 0 0 ${vars.color.ornament};
    > span {
      flex: none;
      max-width: 100%;
    }
  }
  ${media.desktop} {
    flex-direction: column-reverse;
    justify-content: center;
    min-height: 7rem;
    padding: ${vars.space.s5} ${vars.space.s4} ${vars.space.s6};
    border-radius: 0 0 50% 50% / 0 0 2rem 2rem;
    background: ${vars.color.accentSoft};
    box-shadow: 0 4px 0 ${vars.color.ornament};
    font-size: ${vars.text.xl};
    > span {
      max-width: 100%;
    }
  }
`;

/** On tablets larger than the plate and in its colour, in the panel over the hello. */
const sign = css`
  fill: ${vars.color.accent};
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
    flex: 0 1 7rem;
    min-height: 0;
  }
`;

/** All of the panel below the plate can be pressed: the game's picture under its arch, its name, and the way to it. */
const wayOn = css`
  ${media.tablet} {
    background: none;
    box-shadow: none;
  }
  ${media.desktop} {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
    gap: ${vars.space.s4} ${vars.space.s3};
    padding: ${panelPadding};
    border-radius: 0 0 ${vars.radius.lg} ${vars.radius.lg};
    background: none;
    box-shadow: none;
    &:focus-visible {
      outline-offset: -4px;
    }
    > :last-child {
      margin: 0;
    }
  }
`;

/** On bare ground it is a picture by itself. */
const picture = css`
  ${media.wide} {
    overflow: hidden;
    border-radius: ${vars.radius.md};
  }
  ${media.desktop} {
    grid-column: 1 / -1;
    border-radius: ${archCorners};
    border-block-end: 3px solid ${vars.color.ornament};
    background: ${vars.color.surface2};
    > [data-part='cover'] {
      width: 100%;
    }
    > svg {
      margin: 0;
    }
  }
`;

const waiting = css`
  ${media.desktop} {
    grid-template-rows: minmax(0, 1fr);
    row-gap: ${vars.space.s2};
    padding: ${panelPadding};
    background: none;
    &::before {
      content: '';
      border-radius: ${archCorners};
      background: ${vars.color.surface2};
    }
  }
`;

/** Of what lies below the plate: a picture in its own shape over a name of two lines, while it loads too. */
const height = css`
  ${media.desktop} {
    height: calc(13.5rem / (${vars.tile.ratio}) + 8.5rem);
  }
`;

export const paneled = { root, title, sign, wayOn, picture, waiting, height };
