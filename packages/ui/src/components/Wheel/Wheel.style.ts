import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { figure } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${vars.space.s5};
  min-width: 0;
  text-align: center;
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  width: min(100%, 26rem);
  aspect-ratio: 1;
  /* The corners of the turning disc would make the page wider. */
  overflow: clip;
  &[data-family='halftone'] {
    box-shadow: ${vars.shadow.raised};
  }
  /* Paler, but what is written on it is read by whoever saves up for it. */
  &[data-disabled] svg {
    filter: saturate(0.35);
    image {
      opacity: 0.6;
    }
  }
`;

export const Layer = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  &[data-part='disc'][data-turning] {
    will-change: transform;
  }
`;

export const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;
  forced-color-adjust: none;
`;

export const Field = styled.g`
  font-family: ${vars.font.body};
  font-weight: ${vars.weight.strong};
  font-variant-numeric: lining-nums;
  > path {
    stroke: ${vars.color.edge};
    stroke-width: 1.5;
    transition: fill ${vars.motion.base} ${vars.motion.ease};
  }
  text {
    fill: ${vars.color.text};
  }
  &[data-tone='a'] > path {
    fill: ${vars.color.surface1};
  }
  &[data-tone='b'] > path {
    fill: ${vars.color.secondSoft};
  }
  &[data-tone='c'] > path {
    fill: ${vars.color.surface3};
  }
  [data-family='coast'] & {
    font-family: ${vars.font.display};
    > path {
      stroke: ${vars.color.bg};
      stroke-width: 3;
    }
    &[data-tone='a'] > path {
      fill: ${vars.color.surface3};
    }
  }
  [data-family='halftone'] & {
    > path {
      stroke-width: 4;
    }
    &[data-tone='a'] > path {
      fill: ${vars.color.second};
    }
    &[data-tone='a'] text {
      fill: ${vars.color.onSecond};
    }
    &[data-tone='b'] > path {
      fill: ${vars.color.surface3};
    }
    &[data-tone='c'] > path {
      fill: ${vars.color.surface1};
    }
  }
  [data-variant='lottery'] &[data-tone='b'] > path {
    fill: ${vars.color.accentSoft};
  }
  [data-family='halftone'][data-variant='lottery'] &[data-tone='a'] {
    > path {
      fill: ${vars.color.accentSoft};
    }
    text {
      fill: ${vars.color.text};
    }
  }
  [data-family='halftone'][data-variant='lottery'] &[data-tone='b'] > path {
    fill: ${vars.color.surface3};
  }
  [data-won] &:not([data-state='won']) > image {
    opacity: 0.45;
  }
  &&&[data-state='won'] > path {
    fill: ${vars.color.accent};
  }
  &&&[data-state='won'] text {
    fill: ${vars.color.onAccent};
  }
`;

const knock = keyframes`from { rotate: 0deg; } 40% { rotate: -9deg; } to { rotate: 0deg; }`;

/** Shown by the wheel's motion only. */
export const VeilLayer = styled(Layer)`
  opacity: 0;
  circle {
    fill: ${vars.color.surface2};
  }
  [data-family='halftone'] & circle {
    fill: ${vars.color.surface3};
  }
`;

/** It knocks as a layer, around its upper end: what moves inside a picture would be drawn anew for every frame. */
export const PointerLayer = styled(Layer)`
  transform-origin: 50% 2.5%;
  &[data-turning] {
    animation: ${knock} 160ms ${vars.motion.ease} infinite;
  }
  ${media.reducedMotion} {
    &[data-turning] {
      animation: none;
    }
  }
`;

export const Hub = styled(Button)`
  &&& {
    position: absolute;
    inset: 0;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 2px;
    width: 27%;
    height: auto;
    aspect-ratio: 1;
    margin: auto;
    padding: ${vars.space.s1};
    border-radius: 50%;
    font-family: ${vars.font.display};
    font-size: clamp(0.8rem, 4.4vw, 1.05rem);
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    line-height: 1.1;
    overflow-wrap: anywhere;
    outline-offset: 3px;
    box-shadow:
      0 0 0 5px ${vars.color.bg},
      ${vars.shadow.control};
  }
  [data-family='halftone'] &&& {
    width: 23%;
    border-radius: ${vars.radius.round};
    box-shadow: ${vars.shadow.control};
  }
  &&&[aria-disabled='true'] {
    border-color: ${vars.color.edge};
  }
  [data-family='halftone'] &&&[aria-disabled='true'] {
    box-shadow: none;
  }
`;

/** Keeps its height while its words change. */
export const Foot = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  align-content: start;
  width: 100%;
  min-height: 4.75rem;
  > [data-part='notice'] {
    text-align: start;
  }
  > [data-part='button'] {
    justify-self: center;
  }
`;

export const Outcome = styled.p`
  font-family: ${vars.font.display};
  font-size: ${vars.text.xl};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.25;
  text-wrap: balance;
  unicode-bidi: isolate;
  font-variant-numeric: lining-nums;
  &[data-tone='won'] {
    color: ${vars.color.win};
  }
  &[data-tone='quiet'] {
    color: ${vars.color.textMuted};
  }
`;

export const Spins = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

export const Reason = styled.p`
  color: ${vars.color.text};
  font-size: ${vars.text.sm};
  text-wrap: balance;
`;

export const Prizes = styled.div`
  width: 100%;
  text-align: start;
  > p {
    padding-bottom: ${vars.space.s2};
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
  li {
    padding-block: ${vars.space.s2};
    border-top: 1px solid ${vars.color.line};
    font-size: ${vars.text.sm};
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  span {
    ${figure}
    white-space: normal;
  }
`;
