import styled, { css } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { hungFromTheHead } from './at-the-head.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle } from './hero-parts.ts';

/** From this window on the picture is a square one at the side of the words (`heroShapesOf`), before that a strip below them. */
const beside = '@media (min-width: 1100px)';
/** Of the hero itself: room for what the promise means at the side of the promise. */
const wide = '@container (min-width: 40rem)';

/** All of it is the accent; what is cut off at its edges is the picture. */
export const Root = styled.header`
  overflow: hidden;
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.accent} padding-box;
  box-shadow: ${vars.shadow.raised};
  color: ${vars.color.onAccent};
  container-type: inline-size;
  [data-part='greeting-place'] + & {
    ${hungFromTheHead}
    border-block-end: 6px solid ${vars.color.ornament};
  }
`;

export const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${beside} {
    min-height: max(22rem, 28cqi);
    &:has(img) {
      grid-template-columns: minmax(0, 1fr) 45%;
    }
  }
`;

/** Cut aslant behind a bar in the second colour, which grows broader along the cut. */
export const Picture = styled.div`
  position: relative;
  height: clamp(6.5rem, 24cqi, 14rem);
  margin-top: calc(-1 * ${vars.space.s3});
  ${media.phone} {
    height: max(9.5rem, 42cqi);
    /* One proportion on all phones: what stands at the subject's sides is whole on each. */
    &[data-composed] {
      height: 44cqi;
    }
  }
  ${beside} {
    height: auto;
    margin: 0;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: ${vars.color.ornament};
    /* No further than it is seen: it would shine through at the panel's round corners. */
    clip-path: polygon(0 20%, 100% 0, 100% 40%, 0 60%);
    ${media.phone} {
      clip-path: polygon(0 18%, 100% 0, 100% 40%, 0 60%);
    }
    ${beside} {
      inset-inline-start: -10%;
      clip-path: polygon(20% 0, 50% 0, 50% 100%, 0 100%);
    }
  }
  > img,
  > picture > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 100% 50%;
    clip-path: polygon(0 42%, 100% 6%, 100% 100%, 0 100%);
    ${media.phone} {
      /* A little larger than its strip: the cut takes what is above the subject. */
      inset: -12% 0 auto auto;
      width: 112%;
      height: 112%;
      clip-path: polygon(0 40%, 100% 15%, 100% 100%, 0 100%);
    }
    ${beside} {
      /* Out of the panel at its end and its foot, by what is around the subject. */
      width: 111%;
      height: 112%;
      object-position: 50% 50%;
      clip-path: polygon(16% 0, 100% 0, 100% 100%, 0 100%);
    }
  }
  /* Composed for this strip: its subject is whole below the cut. */
  &[data-composed] > img,
  &[data-composed] > picture > img {
    ${media.phone} {
      inset: 0;
      width: 100%;
      height: 100%;
      clip-path: polygon(0 32%, 100% 5%, 100% 100%, 0 100%);
    }
  }
`;

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  align-content: center;
  padding: ${vars.space.s4};
  ${wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    column-gap: ${vars.space.s6};
    align-items: end;
    padding: ${vars.space.s6};
  }
  ${beside} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s4};
    padding: ${vars.space.s8} ${vars.space.s2} ${vars.space.s8} ${vars.space.s10};
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s2};
    ${beside} {
      gap: ${vars.space.s4};
    }
  }
  [data-part='greeting-place'] + * & {
    padding-inline-start: var(--gap);
  }
`;

export const Eyebrow = styled(HeroEyebrow)`
  color: inherit;
`;

export const Title = styled(HeroTitle)`
  line-height: 1.04;
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
  ${beside} {
    font-size: clamp(${vars.text.hero}, 4.8cqi, ${vars.text.hero} * 1.4);
  }
  /* What is no motto but a sentence. */
  &[data-long] {
    font-size: ${vars.text.xl};
    line-height: 1.15;
    ${media.wide} {
      font-size: ${vars.text.xxl};
    }
  }
`;

export const Text = styled(HeroText)`
  ${media.phone} {
    /* Clear of what hangs from the promise's last line. */
    margin-block-start: ${vars.space.s1};
    font-size: ${vars.text.sm};
  }
  ${beside} {
    font-size: ${vars.text.lg};
  }
`;

/** The accent's own inks, the other way round. */
const inverted = css`
  border-color: ${vars.color.onAccent};
  box-shadow: none;
  &[data-variant='primary'] {
    background: ${vars.color.onAccent};
    color: ${vars.color.accent};
  }
  &[data-variant='secondary'] {
    background: transparent;
    color: ${vars.color.onAccent};
  }
  ${media.hover} {
    &[data-variant='primary']:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
    &[data-variant='secondary']:hover {
      background: ${vars.color.accentHover};
    }
  }
  &[data-variant='secondary']:active {
    background: ${vars.color.accentPressed};
  }
  &:focus-visible {
    outline-color: ${vars.color.onAccent};
  }
`;

export const Actions = styled(HeroActions)`
  &&& > * {
    ${inverted}
  }
`;

export const Terms = styled(HeroTerms)`
  color: inherit;
`;
