import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { MiddleProvider, MiddleTitle, MiddleWords } from './middle-words.tsx';
import { tileWords } from './tile-words.ts';

/** From where the circle's edge comes nearest to the corner of the square around it, as a share of that. */
const corner = 14.65;
/** From this width of its own on the one that leads has the places of three, and its words have room beside it. */
const leading = '@container (width >= 16rem)';
const halfTarget = `calc(${vars.size.target} / 2)`;

/** Around the medallion that leads a grid, on its plate. */
const plateAir = '8px';
/** How wide that is: with its plate as high as the three tiles whose places it takes, and their words. */
const leadCoin = `calc((100cqi - 2rem) / 3 + ${tileWords.middle} - 2 * ${plateAir})`;

/** How large a picture is in its circle: what it has along its own edges would else be a crescent in the rim. */
const fit = 1.07;

/** The one that is under the pointer or has the focus: beads run around the picture within the rim. */
const lit = css`
  --beads: var(--metal);
  img {
    scale: calc(${fit} * max(${vars.press.zoom}, 1.05));
  }
  ${media.reducedMotion} {
    img {
      scale: ${fit};
    }
  }
`;

/** In the middle of where the rim comes nearest to the cell's corner; a percentage of a margin is of the cell's width. */
const heart = css`
  inset: 0 auto auto;
  inset-inline-end: max(0px, ${corner}% - ${halfTarget});
  margin-block-start: max(0px, ${corner}% - ${halfTarget});
  &::before,
  &::after {
    inset: 3px;
    inset-inline-start: auto;
    width: 26px;
    height: 26px;
  }
  &::before {
    border: 1px solid ${vars.color.ornament};
    border-radius: 50%;
    background: ${vars.color.surface1};
  }
  ${media.wide} {
    &::before,
    &::after {
      inset: 7px;
      width: 30px;
      height: 30px;
    }
    &::after {
      mask-size: 16px;
    }
  }
  @media (forced-colors: none) {
    &::after {
      background: ${vars.color.textMuted};
    }
    &[aria-pressed='true']::after {
      background: ${vars.color.accentText};
    }
  }
`;

export const Root = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  height: 100%;
  color: ${vars.color.text};
  text-decoration: none;
  container-type: inline-size;
  --metal: ${vars.color.ornament};
  --ground: ${vars.color.bg};
  --beads: transparent;

  img {
    scale: ${fit};
    transition: scale ${vars.motion.slow} ${vars.motion.ease};
  }
  &:focus-visible {
    outline: 0;
  }
  &[href]:focus-visible,
  &[href]:active {
    ${lit}
  }
  ${media.hover} {
    &[href]:hover {
      ${lit}
    }
  }

  &[aria-disabled='true'] {
    color: ${vars.color.textSubtle};
    cursor: not-allowed;
    --metal: ${vars.color.disabledBg};
  }
  &[aria-disabled='true'] img {
    filter: grayscale(1);
    opacity: 0.5;
  }

  && + [data-part='favourite-heart'] {
    ${heart}
  }
  [data-first-featured] &&[data-featured] + [data-part='favourite-heart'] {
    inset-inline: calc(28.45% + 1.78rem + ${plateAir} - ${halfTarget}) auto;
    margin-block-start: calc(4.88% + 0.3rem + ${plateAir} - ${halfTarget});
    ${media.phone} {
      &::before,
      &::after {
        inset: 9px;
      }
    }
  }
`;

/** The one that leads lies on a plate with its words beside it. */
export const Plate = styled.span`
  display: contents;
  ${leading} {
    [data-featured] > & {
      display: flex;
      align-items: center;
      height: 100%;
      min-width: 0;
      padding: ${plateAir};
      border-radius: 999px;
      background: ${vars.color.secondSoft};
      --ground: ${vars.color.secondSoft};
      --beads: var(--metal);
    }
  }
`;

/** A coin: rim, beads, and the picture struck on it. */
export const Coin = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1;
  padding: 3px;
  border: 3px solid var(--metal);
  border-radius: 50%;
  transition: border-color ${vars.motion.base} ${vars.motion.ease};
  ${leading} {
    [data-featured] & {
      flex: none;
      width: ${leadCoin};
      padding: 7px;
    }
  }
  a:focus-visible & {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  [data-part='cover'] {
    height: 100%;
    aspect-ratio: auto;
    border-radius: 50%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px dotted var(--beads);
    border-radius: 50%;
    pointer-events: none;
    transition: border-color ${vars.motion.base} ${vars.motion.ease};
  }
  ${leading} {
    [data-featured] &::after {
      inset: 2px;
    }
  }
  /* What is transparent is drawn there. */
  @media (forced-colors: active) {
    &::after {
      content: none;
    }
  }
`;

/** A plaque on the rim's shoulder at its end, or across from the heart, which has that: what is new, or why it cannot be played. */
export const Seal = styled.span`
  position: absolute;
  inset-block-start: max(0px, ${corner}% - 0.75rem);
  inset-inline-end: max(0px, ${corner}% - 1.5rem);
  ${Root}:has(+ [data-part='favourite-heart']) & {
    inset-inline: max(0px, ${corner}% - 1.5rem) auto;
  }
  z-index: 1;
  max-width: 100%;
  padding: 2px ${vars.space.s2};
  border-radius: 1em;
  background: ${vars.color.surface1};
  box-shadow: 0 0 0 2px var(--ground);
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  line-height: 1.4;
  text-align: center;
  &[data-lit] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    font-weight: ${vars.weight.strong};
  }
`;

export const Words = styled(MiddleWords)`
  ${leading} {
    [data-featured] && {
      flex: 1;
      justify-items: start;
      gap: ${vars.space.s1};
      min-width: 0;
      min-height: 0;
      padding-block: 0;
      padding-inline: ${vars.space.s3} ${vars.space.s5};
      text-align: start;
    }
  }
`;

export const Title = styled(MiddleTitle)`
  ${leading} {
    [data-featured] && {
      font-size: ${vars.text.lg};
    }
  }
  @container (width >= 420px) {
    [data-featured] && {
      font-size: ${vars.text.xxl};
    }
  }
`;

export const Provider = styled(MiddleProvider)`
  ${leading} {
    [data-featured] && {
      font-size: ${vars.text.sm};
    }
  }
`;
