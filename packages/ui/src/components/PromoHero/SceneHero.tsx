import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle } from './hero-parts.ts';
import type { PromoHeroProps } from './promo-hero-props.ts';

const rise = keyframes`from { translate: 0 12px; }`;

/** Below it the square picture stands in a corner beside the words, from it on the wide one lies behind them (`heroShapesOf`). */
const vast = '@media (min-width: 1280px)';

const Root = styled.header`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr) 39%;
  overflow: hidden;
  border-radius: ${vars.radius.lg};
  background: linear-gradient(160deg, ${vars.color.secondSoft}, ${vars.color.surface1} 70%);
  box-shadow: ${vars.shadow.raised};
  color: ${vars.color.onArt};
  isolation: isolate;
  ${media.wide} {
    grid-template: auto auto / minmax(0, 1fr) 46%;
    align-content: center;
    min-height: 21rem;
  }
  ${vast} {
    grid-template-columns: minmax(0, 34rem) minmax(33.5rem, 1fr);
    min-height: 23rem;
  }

  > img,
  > picture > img {
    grid-area: 1 / 2;
    z-index: -1;
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    object-fit: cover;
    /* Into the ground on the sides of the words, outside of its focus. */
    mask: linear-gradient(to right, transparent, ${vars.color.bg} 16%) intersect, linear-gradient(to top, transparent, ${vars.color.bg} 16%);
    ${media.wide} {
      position: absolute;
      grid-area: auto;
      inset: auto 0 0 auto;
      width: 46%;
      max-height: 100%;
      mask: linear-gradient(to right, transparent, ${vars.color.bg} 16%) intersect, linear-gradient(transparent, ${vars.color.bg} 16%);
    }
    ${vast} {
      width: 100%;
      height: 100%;
      max-height: 24rem;
      aspect-ratio: auto;
      object-position: 100%;
      /* Of a stage that long words make higher it takes the lower part. */
      mask: linear-gradient(transparent, ${vars.color.bg} calc((100% - 23.6rem) * 10));
    }
  }
`;

const Part = styled.div`
  display: grid;
  grid-area: 1 / 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-content: end;
  padding: ${vars.space.s5} 0 0 ${vars.space.s5};
  animation: ${rise} ${vars.motion.slow} ${vars.motion.ease};
  ${media.wide} {
    padding: ${vars.space.s8} 0 0 ${vars.space.s8};
  }
`;

const Rest = styled(Part)`
  grid-area: 2 / 1 / auto / -1;
  align-content: start;
  padding: ${vars.space.s3} ${vars.space.s5} ${vars.space.s5};
  ${media.wide} {
    grid-area: 2 / 1;
    padding: ${vars.space.s3} 0 ${vars.space.s8} ${vars.space.s8};
  }
`;

const Terms = styled(HeroTerms)`
  color: ${vars.color.onArtMuted};
`;

const Title = styled(HeroTitle)`
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Eyebrow = styled(HeroEyebrow)`
  letter-spacing: normal;
  text-wrap: balance;
`;

/** The picture on the side that the words leave to it: in a corner, or behind all of the stage. */
export function SceneHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  return (
    <Root data-part="promo-hero">
      {art}
      <Part>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title>{title}</Title>
      </Part>
      <Rest>
        <HeroText>{text}</HeroText>
        <HeroActions>{actions}</HeroActions>
        {terms !== undefined && <Terms>{terms}</Terms>}
      </Rest>
    </Root>
  );
}
