import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { TileProvider, TileTitle } from './tile-parts.tsx';
import { tileWords } from './tile-words.ts';

/** From this width of its own on, whatever grid or rail it stands in, a tile has room for words of a larger size. */
const broadWidth = '132px';
const broad = `@container (width >= ${broadWidth})`;
const slim = `@container (width < ${broadWidth})`;

/** In the brand's loud colour: the one that is under the pointer or has the focus. */
const loud = css`
  --ribbon: ${vars.color.second};
  --ink: ${vars.color.onSecond};
  --fine: ${vars.color.onSecond};
  --lines: 3;
`;

export const Root = styled.a`
  position: relative;
  display: grid;
  /* As tall as its place: the picture has what the ribbon leaves. */
  grid-template-rows: minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  border-radius: ${vars.radius.sm} ${vars.radius.sm} 0 0;
  container-type: inline-size;
  text-decoration: none;
  /* Fourteen of them on a page: each as quiet as a caption. */
  --ribbon: ${vars.color.surface2};
  --rim: ${vars.color.ornament};
  --ink: ${vars.color.text};
  --fine: ${vars.color.textMuted};
  ${focusRing}

  img {
    transition: scale ${vars.motion.slow} ${vars.motion.ease};
  }
  &[href]:focus-visible,
  &[href]:active {
    ${loud}
  }
  ${media.hover} {
    &[href]:hover {
      ${loud}
    }
    &[href]:hover img {
      scale: ${vars.press.zoom};
    }
  }
  ${media.reducedMotion} {
    &[href]:hover img {
      scale: none;
    }
  }

  &[aria-disabled='true'] {
    --ribbon: ${vars.color.disabledBg};
    --rim: ${vars.color.surfaceEdge};
    --ink: ${vars.color.disabledText};
    --fine: ${vars.color.disabledText};
    cursor: not-allowed;
  }
  &[aria-disabled='true'] img {
    filter: grayscale(1);
    opacity: 0.5;
  }

  /* Whether it is a favourite says a flag that hangs over the upper edge. */
  & + [data-part='favourite-heart'] {
    &::before,
    &::after {
      inset: -3px 8px auto auto;
      width: 24px;
      height: 32px;
      border-radius: 0;
    }
    &::before {
      clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 6px), 0 100%);
    }
    &::after {
      height: 28px;
    }
    ${media.wide} {
      &::before,
      &::after {
        right: 10px;
        width: 30px;
        height: 42px;
      }
      &::after {
        height: 38px;
      }
    }
    @media (forced-colors: none) {
      &[aria-pressed='true']::before {
        background: ${vars.color.accent};
      }
      &[aria-pressed='true']::after {
        background: ${vars.color.onAccent};
      }
    }
  }
`;

/** The whole picture: nothing lies on it. */
export const Picture = styled.span`
  position: relative;
  display: block;
  min-height: 0;
  overflow: hidden;
  border-radius: ${vars.radius.sm} ${vars.radius.sm} 0 0;
  background: ${vars.color.surface1};
  [data-part='cover'] {
    height: 100%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: inherit;
    pointer-events: none;
  }
`;

/** A band with a thin edge, swallow-tailed at its end; at its start it is flush with the picture, since a list cuts off what stands out of it. */
const ribbon = css`
  isolation: isolate;
  color: var(--ink);
  --tail: 7px;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--rim);
    clip-path: polygon(0 0, 100% 0, calc(100% - var(--tail)) 50%, 100% 100%, 0 100%);
  }
  &::after {
    inset: 1px;
    background: var(--ribbon);
    transition: background-color ${vars.motion.fast} ${vars.motion.ease};
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

/** Kept for the ribbon, whatever is on it. */
export const Foot = styled.span`
  position: relative;
  display: block;
  height: ${tileWords.banner};
`;

/** A longer name unrolls it upwards, under the pointer. */
export const Ribbon = styled.span`
  ${ribbon}
  position: absolute;
  inset: auto 0 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: 100%;
  /* Letters look higher than they stand: their box has room for accents. */
  padding: 5px 12px 1px ${vars.space.s2};
  ${broad} {
    padding-inline: ${vars.space.s3} 14px;
  }
`;

/** What a capital's accent needs above its line, in a box that cuts off what stands out of it. */
const accents = css`
  margin-top: -0.25em;
  padding-top: 0.25em;
`;

/** Two lines, so that the ribbons of a row are of one height: a name and its studio, or a name that needs both; then the studio comes with the pointer. Three columns of a phone have room for the names alone. */
export const Words = styled.span`
  ${accents}
  display: block;
  max-height: calc(var(--lines, 2) * 1.25em + 0.25em);
  overflow: hidden;
  font-size: ${vars.text.xs};
  line-height: 1.25em;
  /* Fitted to the screen's own grid, small letters of some faces lose their dots. */
  text-rendering: geometricPrecision;
  ${broad} {
    font-size: ${vars.text.sm};
  }
`;

export const Title = styled(TileTitle)`
  ${accents}
  /* Between the brand's own steps: strong, and small letters stay open. */
  font-weight: 600;
  line-height: inherit;
  overflow-wrap: break-word;
`;

export const Provider = styled(TileProvider)`
  ${slim} {
    ${visuallyHidden}
  }
  ${broad} {
    display: block;
  }
  color: var(--fine);
  line-height: inherit;
`;

export const Tag = styled.span`
  ${ribbon}
  --ribbon: ${vars.color.surface1};
  --rim: ${vars.color.surfaceEdge};
  --ink: ${vars.color.textMuted};
  position: absolute;
  /* Below the corner's curve. */
  inset: max(${vars.space.s1}, ${vars.radius.sm}) auto auto 0;
  /* Beside the flag. */
  max-width: calc(100% - 28px);
  padding: ${vars.space.s1} 10px ${vars.space.s1} ${vars.space.s2};
  font-size: ${vars.text.xs};
  line-height: 1.25;
  ${broad} {
    top: max(${vars.space.s2}, ${vars.radius.sm});
    max-width: calc(100% - 40px);
    padding-inline: ${vars.space.s3} 14px;
  }
  /* At the picture's foot, where a small one has its subject's least. */
  ${slim} {
    inset: auto auto calc(${tileWords.banner} + ${vars.space.s1}) 0;
    [aria-disabled='true'] > & {
      max-width: none;
    }
  }
  &[data-lit] {
    /* Stands out from a picture in either of the brand's colours. */
    --ribbon: ${vars.color.text};
    --rim: ${vars.color.text};
    --ink: ${vars.color.bg};
    font-weight: ${vars.weight.strong};
  }
`;
