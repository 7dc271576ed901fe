import { css } from 'styled-components';
import { archCorners } from '../../../components/GameTile/tile-words.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** On phones; base.css keeps it free: a plate over all of its width, and below it a row with the arch. */
const phoneHeight = '10.5rem';
const phoneArch = '5.5rem';
const air = vars.space.s3;
export const sill = '3px';
/** A cover is seen in its own shape; with letters so large that the words need its room it has none. */
const archWidth = `clamp(0px, (100vw - 17rem) * 999, (${phoneArch} - ${sill}) * (${vars.tile.ratio}))`;

/** On desktops a little slimmer than a cover, and as wide as the panel (base.css) with the air beside it. */
const archRatio = `calc((${vars.tile.ratio}) * 0.88)`;
const archHeight = `(16rem - 2 * ${vars.space.s3}) / ((${vars.tile.ratio}) * 0.88)`;
const bar = '4.5rem';
export const wayOnHeight = `calc(${archHeight} + ${vars.space.s6} + ${bar})`;

/** On desktops the name and that it leads on are a button at the foot, on which the arch stands. */
const barAtFoot = css`
  align-self: end;
  grid-template: minmax(0, 1fr) minmax(${bar}, auto) / minmax(0, 1fr) auto;
  gap: 0;
  max-height: 100%;
  padding: ${vars.space.s6} 0 0;
  border-radius: 0 0 ${vars.radius.lg} ${vars.radius.lg};
  > :not(:first-child) {
    grid-row: 2;
    align-self: stretch;
    border-block-start: ${sill} solid ${vars.color.ornament};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    transition: background-color ${vars.motion.fast} ${vars.motion.ease};
  }
  ${media.hover} {
    &:hover > :not(:first-child) {
      background: ${vars.color.accentHover};
    }
  }
  > :nth-child(2) {
    align-content: center;
    padding-block: ${vars.space.s3};
    padding-inline-start: ${vars.space.s4};
    > * {
      color: inherit;
    }
  }
  > :last-child {
    width: calc(${vars.size.target} + 2 * ${vars.space.s2});
    height: auto;
    margin: 0;
    border-radius: 0;
    > svg {
      width: 28px;
      height: 28px;
    }
  }
`;

/** All of the panel can be pressed on phones, elsewhere what is beside or below the plate: the game's picture under its arch, its name, and the way to it. */
export const wayOn = css`
  background: none;
  box-shadow: none;
  &:focus-visible {
    outline-offset: -4px;
  }
  ${media.phone} {
    position: relative;
    grid-area: 1 / 1 / -1 / -1;
    grid-template: minmax(0, 1fr) ${phoneArch} / ${archWidth} minmax(0, 1fr) auto;
    gap: 0 ${air};
    padding: 0 ${air} ${air};
    border-radius: ${vars.radius.lg};
    > * {
      grid-row: 2;
    }
    > :last-child {
      margin: 0;
    }
  }
  ${media.desktop} {
    ${barAtFoot}
  }
`;

/** A cover from edge to edge, or a sign in its middle. */
const underArch = css`
  border-radius: ${archCorners};
  background: ${vars.color.surface2};
  > [data-part='cover'] {
    width: 100%;
  }
  > svg {
    margin: 0;
  }
`;

/** On bare ground it is a picture by itself. */
export const picture = css`
  overflow: hidden;
  ${media.phone} {
    ${underArch}
    border-block-end: ${sill} solid ${vars.color.ornament};
  }
  ${media.wide} {
    border-radius: ${vars.radius.md};
  }
  ${media.desktop} {
    grid-column: 1 / -1;
    align-self: end;
    height: auto;
    max-height: 100%;
    margin-inline: ${vars.space.s3};
    aspect-ratio: ${archRatio};
    ${underArch}
  }
`;

/** The arch that is to come. */
const emptyArch = css`
  content: '';
  align-self: stretch;
  border-radius: ${archCorners};
  background: ${vars.color.surface2};
`;

export const waiting = css`
  ${media.phone} {
    grid-template: minmax(0, 1fr) auto auto minmax(0, 1fr) / ${archWidth} minmax(0, 1fr);
    gap: ${vars.space.s2} ${air};
    padding: calc(${phoneHeight} - ${phoneArch} - ${air}) ${air} ${air};
    background: none;
    &::before {
      ${emptyArch}
      grid-area: 1 / 1 / -1;
    }
    > * {
      grid-column: 2;
    }
    > :first-child {
      grid-row: 2;
    }
    > :last-child {
      grid-row: 3;
    }
  }
  ${media.desktop} {
    grid-template-rows: minmax(0, 1fr) repeat(2, calc(${bar} / 2));
    align-content: stretch;
    row-gap: 0;
    max-height: 100%;
    padding: ${vars.space.s6} ${vars.space.s4} 0;
    border-radius: 0;
    background: linear-gradient(${vars.color.surface2}, ${vars.color.surface2}) bottom / 100% ${bar} no-repeat;
    &::before {
      ${emptyArch}
      margin-inline: calc(${vars.space.s3} - ${vars.space.s4});
    }
    > * {
      margin-block: ${vars.space.s1};
    }
    > :first-child {
      align-self: end;
    }
    > :last-child {
      align-self: start;
    }
  }
`;

/** Of what lies below the plate, while it loads too. */
export const height = css`
  ${media.phone} {
    height: ${phoneHeight};
  }
  ${media.desktop} {
    height: ${wayOnHeight};
  }
`;
