import { css } from 'styled-components';
import { archCorners } from '../../../components/GameTile/tile-words.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** On phones; base.css keeps it free. */
const phoneHeight = '10.5rem';
/** The air around the arch there, and the arch with what is before it: a cover is seen in its own shape. */
const air = vars.space.s3;
const sill = '3px';
const archWidth = `calc((${phoneHeight} - 2 * ${air} - ${sill}) * (${vars.tile.ratio}) + ${air})`;

/**
 * Beside the first games where there is room (base.css): as high as they are and no higher than the window, in which it stays. On phones an
 * arch beside a plate that bows, on tablets a plate that bows towards the game, as the hero's does towards the words.
 */
const root = css`
  overflow: hidden;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};
  ${media.phone} {
    grid-template: auto minmax(0, 1fr) / ${archWidth} minmax(0, 1fr);
    gap: 0;
    > [data-part='skeleton-group'] {
      grid-area: 1 / 1 / -1 / -1;
    }
  }
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
`;

const panelPadding = `${vars.space.s6} ${vars.space.s5} ${vars.space.s5}`;

const title = css`
  background: ${vars.color.accentSoft};
  ${media.phone} {
    grid-area: 1 / 2;
    justify-content: center;
    min-height: 4rem;
    margin-inline: ${air};
    padding: ${vars.space.s2} ${vars.space.s2} ${vars.space.s3};
    font-size: ${vars.text.lg};
    border-radius: 0 0 50% 50% / 0 0 1.25rem 1.25rem;
    box-shadow: 0 3px 0 ${vars.color.ornament};
  }
  ${media.tablet} {
    align-self: stretch;
    overflow: hidden;
    padding-inline: ${vars.space.s6} ${vars.space.s10};
    border-radius: 0 13% 13% 0 / 0 50% 50% 0;
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
  background: none;
  box-shadow: none;
  ${media.phone} {
    grid-area: 1 / 1 / -1 / -1;
    grid-template: minmax(0, 1fr) auto / ${archWidth} minmax(0, 1fr) auto;
    gap: 0;
    padding-block-end: ${air};
    border-radius: ${vars.radius.lg};
    &:focus-visible {
      outline-offset: -4px;
    }
    > :not(:first-child) {
      grid-row: 2;
    }
    > :nth-child(2) {
      padding-inline: ${vars.space.s3} ${vars.space.s2};
    }
  }
  ${media.desktop} {
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
    gap: ${vars.space.s4} ${vars.space.s3};
    padding: ${panelPadding};
    border-radius: 0 0 ${vars.radius.lg} ${vars.radius.lg};
    &:focus-visible {
      outline-offset: -4px;
    }
    > :last-child {
      margin: 0;
    }
  }
`;

/** A cover from edge to edge, or a sign in its middle. */
const underArch = css`
  border-radius: ${archCorners};
  border-block-end: ${sill} solid ${vars.color.ornament};
  background: ${vars.color.surface2};
  > [data-part='cover'] {
    width: 100%;
  }
  > svg {
    margin: 0;
  }
`;

/** On bare ground it is a picture by itself. */
const picture = css`
  overflow: hidden;
  ${media.phone} {
    grid-row: 1 / -1;
    height: auto;
    align-self: stretch;
    margin-block-start: ${air};
    margin-inline-start: ${air};
    ${underArch}
  }
  ${media.wide} {
    border-radius: ${vars.radius.md};
  }
  ${media.desktop} {
    grid-column: 1 / -1;
    align-self: end;
    height: auto;
    max-height: 100%;
    aspect-ratio: ${vars.tile.ratio};
    ${underArch}
  }
`;

const waiting = css`
  ${media.phone} {
    grid-template: 1fr auto auto / ${archWidth} minmax(0, 1fr);
    row-gap: ${vars.space.s2};
    padding: ${air};
    padding-inline-start: 0;
    background: none;
    &::before {
      content: '';
      grid-row: 1 / -1;
      margin-inline-start: ${air};
      border-radius: ${archCorners};
      background: ${vars.color.surface2};
    }
    > * {
      grid-column: 2;
      margin-inline-start: ${air};
    }
    > :first-child {
      grid-row: 2;
    }
    > :last-child {
      grid-row: 3;
    }
  }
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
  ${media.phone} {
    height: ${phoneHeight};
  }
  ${media.desktop} {
    height: calc(13.5rem / (${vars.tile.ratio}) + 7.25rem);
  }
`;

export const paneled = { root, title, sign, wayOn, picture, waiting, height };
