import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { cutEdge } from './cut-edge.ts';
import { signAlone } from './OfferFigure.tsx';
import { pressedWhole } from './pressed-whole.ts';
import { headUp, tagInks, tagPaper, tagPicture } from './tag-look.ts';

/** All that hangs is the press area of its link; under a pointer it swings on its cord. */
export const Hung = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  container: tag / inline-size;
  ${pressedWhole}
  transform-origin: 50% calc(-1 * var(--cord));
  transition: rotate ${vars.motion.base} ${vars.motion.spring};
  ${media.hover} {
    &:hover {
      translate: none;
      rotate: 0.7deg;
    }
  }
  ${media.reducedMotion} {
    &:hover {
      rotate: none;
    }
  }
`;

export const Edge = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  ${cutEdge}
`;

/** Around the rail, and down into the eyelet. */
export const Cord = styled.svg`
  position: absolute;
  inset-block-start: calc(-2px - var(--cord));
  inset-inline: 0;
  width: 1rem;
  height: calc(var(--cord) + var(--eye) + 2px);
  margin-inline: auto;
  color: ${vars.color.textMuted};
  pointer-events: none;
`;

/** No sign beside a picture. */
const noSign = css`
  &:has(> [data-part='tag-art']):has(${signAlone}) > [data-part='gives'] {
    display: none;
  }
`;

/** One that leads has the way on before its picture, so that it is in the first window. */
const leading = css`
  --most: 3.5rem;
  grid-template: 'gives' auto 'words' auto 'foot' auto 'art' 1fr / minmax(0, 1fr);
  > [data-part='tag-art'] {
    align-self: end;
  }
  ${noSign}
  @container tag (min-width: 24rem) {
    --most: 6rem;
  }
`;

/** Over a whole row beside all words. */
const besideAll = css`
  grid-template: '. art' 1fr 'gives art' auto 'words art' auto 'foot art' auto '. art' 1fr / minmax(0, 1fr) minmax(0, 1fr);
  > [data-part='tag-art'] {
    align-self: center;
    margin: 0 ${vars.space.s6} ${vars.space.s6} 0;
    border-radius: ${vars.radius.sm};
    overflow: clip;
  }
  ${noSign}
`;

/** Figure, words, picture and the way on, from head to foot on one axis. A place may say how high that of the figure is (`--air`). */
export const Paper = styled.div`
  --cut: 1.75rem;
  --most: 2.75rem;
  ${tagPaper}
  ${headUp}
  ${tagInks}
  grid-template: 'gives' var(--air, auto) 'words' 1fr 'art' auto 'foot' auto / minmax(0, 1fr);
  padding-top: calc(2 * var(--eye));
  text-align: center;
  @container tags (max-width: 39.99rem) {
    @container tag (min-width: 17rem) {
      ${noSign}
    }
  }
  @container tags (min-width: 40rem) {
    --cut: 2.25rem;
    --most: 3.5rem;
  }
  @container tag (min-width: 19rem) {
    --most: 4rem;
  }
  &[data-large] {
    ${leading}
  }
  @container tag (min-width: 52rem) {
    &:has(> [data-part='tag-art']) {
      ${besideAll}
    }
  }
`;

export const Gives = styled.div`
  grid-area: gives;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-height: 4rem;
  padding: 0 ${vars.space.s3};
  @container tags (min-width: 40rem) {
    min-height: 5.25rem;
    padding-inline: ${vars.space.s4};
  }
  [data-tone='second'] > & {
    color: ${vars.color.second};
  }
`;

export const Words = styled.div`
  grid-area: words;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s1};
  align-content: start;
  min-width: 0;
  padding: ${vars.space.s2} ${vars.space.s3} ${vars.space.s4};
  text-wrap: balance;
  /* What is true now stands on the axis too, and in the inks of the paper. */
  && > [data-part='now'] {
    justify-items: center;
    color: var(--quiet);
  }
  && > [data-part='now'] > span {
    justify-content: center;
  }
  [data-tone='accent'] > && > [data-part='now'] {
    strong {
      color: inherit;
    }
    svg {
      border: 1px solid;
      background: none;
    }
    rect {
      fill: currentColor;
    }
  }
  @container tags (min-width: 40rem) {
    padding: ${vars.space.s3} ${vars.space.s4} ${vars.space.s5};
  }
  [data-large] > & {
    gap: ${vars.space.s2};
  }
`;

export const Art = styled.div`
  grid-area: art;
  ${tagPicture}
`;

/** The way on, as broad as the tag; where something can be claimed it is tinted. On what leads it is a button, in the inks that its tag leaves. */
export const Foot = styled.div`
  grid-area: foot;
  display: grid;
  place-items: center;
  min-height: calc(${vars.size.target} + ${vars.size.edge});
  padding-inline: ${vars.space.s2};
  border-top: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  background: ${vars.color.surface3};
  color: ${vars.color.accentText};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  line-height: 1.25;
  > * {
    color: inherit;
  }
  &[data-claim] {
    background: ${vars.color.accentSoft};
  }
  /* A button by itself, below the words of what leads. */
  [data-large] > && {
    place-self: start center;
    max-width: calc(100% - 2 * ${vars.space.s3});
    margin-block-end: ${vars.space.s5};
    padding-inline: ${vars.space.s6};
    border-top: 0;
    border-radius: ${vars.radius.pill};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
    font-size: ${vars.text.md};
    &:has([data-part='skeleton']) {
      width: 10rem;
      background: ${vars.color.surface2};
    }
  }
  [data-tone='accent'] > && {
    border-top: 0;
    background: ${vars.color.onAccent};
    color: ${vars.color.accent};
  }
  @media (forced-colors: active) {
    border-top: 1px solid CanvasText;
    [data-large] > && {
      border: 1px solid CanvasText;
    }
  }
`;
