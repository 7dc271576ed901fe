import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { PaneRow } from '../PromoHero/pane-row.tsx';

export const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  min-height: 22rem;
  overflow: hidden;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.surface};
  isolation: isolate;
  ${media.wide} {
    min-height: 19rem;
  }

  &[data-look='scene']:has(img) {
    color: ${vars.color.onArt};
  }
  /* From the side of the words: the start of the line; on phones they bring their own. */
  &[data-look='scene']:has(img)::before {
    ${media.wide} {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: linear-gradient(to right, ${vars.color.artScrim} 36%, transparent 70%);
    }
  }
  &[data-look='editorial'] {
    grid-template-rows: 7rem 1fr;
    ${media.wide} {
      grid-template: minmax(0, 1fr) / minmax(0, 7fr) minmax(0, 5fr);
    }
  }
  &[data-look='editorial']:not(:has(img)) {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  /* The words on the page's own ground; a picture brings its corners along. */
  &[data-look='band']:has(img) {
    grid-template-rows: 1fr auto;
    min-height: 0;
    padding-bottom: 8px;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
  /* All accent, and the picture at its end, cut aslant behind a bar in the second colour. */
  &[data-look='flood'] {
    background: ${vars.color.accent} padding-box;
    color: ${vars.color.onAccent};
  }
  &[data-look='flood']:has(img) {
    grid-template-rows: 1fr 10rem;
    ${media.wide} {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) 52%;
    }
  }
  /* Words on the bare ground, and at their end the picture behind windows. */
  &[data-look='panes']:has(img) {
    grid-template-rows: auto 1fr;
    gap: ${vars.space.s4};
    min-height: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    ${media.wide} {
      grid-template-rows: auto;
      grid-template-columns: minmax(0, 1fr) minmax(0, 50%);
      gap: ${vars.space.s8};
    }
  }
  &[data-look='poster'] {
    grid-template-rows: 1fr auto;
    background: ${vars.color.secondSoft};
  }
`;

export const Art = styled.div`
  [data-look='scene'] > & {
    position: absolute;
    inset: 0;
    z-index: -2;
  }
  /* Over the bar with the text; on wide screens a field of its own. */
  [data-look='poster'] > & {
    position: relative;
    grid-area: 1 / 1;
    ${media.wide} {
      justify-self: end;
      width: 44%;
      border-left: ${vars.size.edge} solid ${vars.color.edge};
    }
  }
  /* On phones the picture stands above the words. */
  [data-look='scene'] > & {
    bottom: 40%;
    ${media.wide} {
      bottom: 0;
    }
  }
  /* A title alone leaves more of it to be seen. */
  @media (max-width: 600px) {
    [data-look='scene'][data-brief] > & {
      bottom: 20%;
    }
  }
  [data-look='editorial'] > & {
    position: relative;
    grid-row: 1;
    overflow: hidden;
    border-bottom: 1px solid ${vars.color.edge};
    ${media.wide} {
      grid-column: 2;
      border-bottom: 0;
      border-left: 1px solid ${vars.color.edge};
    }
  }
  /* In proportions that lose nothing of a hero's focus. */
  [data-look='band'] > & {
    position: relative;
    grid-row: 2;
    aspect-ratio: 2;
    overflow: hidden;
    border-radius: ${vars.radius.lg};
    box-shadow: 0 8px 0 ${vars.color.ornament};
    ${media.wide} {
      aspect-ratio: 4;
    }
    ${media.roomy} {
      aspect-ratio: 4.5;
    }
  }
  [data-look='flood'] > & {
    position: relative;
    grid-row: 2;
    ${media.wide} {
      grid-area: 1 / 2;
    }
  }
  [data-look='flood'] > &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${vars.color.ornament};
    clip-path: polygon(0 20%, 100% 0, 100% 100%, 0 100%);
    ${media.wide} {
      clip-path: polygon(16% 0, 100% 0, 100% 100%, 0 100%);
    }
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 100% 50%;
  }
  [data-look='flood'] > & > img {
    clip-path: polygon(0 38%, 100% 8%, 100% 100%, 0 100%);
    ${media.wide} {
      clip-path: polygon(22% 0, 100% 0, 100% 100%, 4% 100%);
    }
  }
  [data-look='editorial'] > & > img,
  [data-look='band'] > & > img,
  [data-look='flood'] > & > img,
  [data-look='poster'] > & > img {
    position: absolute;
    inset: 0;
  }
`;

/** Wide pictures have their subject on the right third: these proportions have it in the middle window. */
export const Panes = styled(PaneRow)`
  --at: 100% 50%;
  aspect-ratio: 1.5;
  /* Room for what a window's ground throws. */
  margin-block-end: ${vars.space.s2};
  margin-inline-end: ${vars.space.s2};
  ${media.wide} {
    max-width: 36rem;
    margin-inline-start: auto;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  align-content: end;
  justify-items: start;
  padding: ${vars.space.s5};
  ${media.wide} {
    padding: ${vars.space.s8};
  }

  [data-look='scene'] > & {
    max-width: 36rem;
    ${media.wide} {
      align-content: center;
    }
    @media (max-width: 600px) {
      align-self: end;
      padding-top: ${vars.space.s12};
      background: linear-gradient(
        to top,
        ${vars.color.surface1} 62%,
        ${vars.color.artScrim} calc(100% - ${vars.space.s12}),
        transparent
      );
    }
  }
  [data-look='editorial'] > &,
  [data-look='flood'] > & {
    align-content: center;
    ${media.wide} {
      grid-area: 1 / 1;
    }
  }
  [data-look='panes']:has(img) > & {
    align-content: start;
    padding: 0;
    ${media.wide} {
      grid-area: 1 / 1;
      align-content: center;
    }
  }
  [data-look='band']:has(img) > & {
    grid-row: 1;
    padding: 0 0 ${vars.space.s4};
    ${media.wide} {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${vars.space.s8};
      > * {
        grid-column: 1;
      }
    }
  }
  [data-look='poster'] > & {
    grid-area: 1 / 1;
    align-content: space-between;
    z-index: 1;
    ${media.wide} {
      padding: ${vars.space.s6};
    }
  }
`;

export const Eyebrow = styled.p`
  color: ${vars.color.accentText};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};

  [data-look='editorial'] & {
    color: ${vars.color.second};
  }
  [data-look='flood'] & {
    color: inherit;
  }
  [data-look='poster'] & {
    padding: ${vars.space.s1} ${vars.space.s3};
    background: ${vars.color.edge};
    color: ${vars.color.bg};
    letter-spacing: ${vars.lettering.label};
    text-transform: ${vars.lettering.labelCase};
  }
`;

export const Title = styled.h3`
  max-width: 22ch;
  font-size: ${vars.text.xxl};
  ${media.desktop} {
    font-size: ${vars.text.hero};
    line-height: 1.06;
  }

  /* Each line on its own strip, so that it is legible over any picture. */
  [data-look='poster'] & {
    line-height: 1.36;
  }
  [data-look='poster'] & > span {
    padding: 0.08em 0.25em;
    background: ${vars.color.bg};
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
`;

export const Text = styled.p`
  max-width: 48ch;
  color: ${vars.color.textMuted};
  line-height: 1.45;

  [data-look='scene']:has(img) & {
    color: ${vars.color.onArtMuted};
  }
  [data-look='flood'] & {
    color: inherit;
  }
`;

export const Foot = styled.div`
  padding-top: ${vars.space.s2};

  /* At the end of the title's line. */
  [data-look='band']:has(img) > * > & {
    ${media.wide} {
      grid-area: 1 / 2 / span 3 / 2;
      align-self: end;
    }
  }
  [data-look='flood'] & > :focus-visible {
    outline-color: ${vars.color.onAccent};
  }
  [data-look='poster'] > & {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space.s3} ${vars.space.s5};
    align-items: center;
    justify-content: space-between;
    padding: ${vars.space.s4} ${vars.space.s5};
    border-top: ${vars.size.edge} solid ${vars.color.edge};
    background: ${vars.color.surface1};
    ${media.wide} {
      flex-wrap: nowrap;
      padding-inline: ${vars.space.s6};
    }
  }
`;
