import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle } from './hero-parts.ts';
import type { PromoHeroProps } from './promo-hero-props.ts';

const rise = keyframes`from { translate: 0 12px; }`;

const Root = styled.header`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 26.5rem;
  overflow: hidden;
  border-radius: ${vars.radius.lg};
  background: linear-gradient(160deg, ${vars.color.secondSoft}, ${vars.color.surface1} 70%);
  box-shadow: ${vars.shadow.raised};
  color: ${vars.color.onArt};
  isolation: isolate;
  ${media.wide} {
    align-items: center;
    min-height: 23rem;
  }

  > img,
  > picture > img {
    position: absolute;
    inset: 0;
    z-index: -2;
    width: 100%;
    height: 64%;
    object-fit: cover;
    object-position: 86% 50%;
    ${media.wide} {
      height: 100%;
      object-position: 92% 50%;
    }
  }
  /* From the side of the words: below on phones, the start of the line elsewhere. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to top, ${vars.color.surface1} 40%, ${vars.color.artScrim} 62%, transparent 88%);
    ${media.wide} {
      background: linear-gradient(to right, ${vars.color.artScrim} 36%, transparent 68%);
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  max-width: 34rem;
  padding: ${vars.space.s5};
  animation: ${rise} ${vars.motion.slow} ${vars.motion.ease};
  ${media.wide} {
    padding: ${vars.space.s10};
  }
`;

/** On the scrim over the picture. */
const Terms = styled(HeroTerms)`
  color: ${vars.color.onArtMuted};
`;

const Eyebrow = styled(HeroEyebrow)`
  letter-spacing: normal;
`;

/** The picture fills the stage, the words lie on a scrim over it. */
export function SceneHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  return (
    <Root data-part="promo-hero">
      {art}
      <Words>
        <Eyebrow>{eyebrow}</Eyebrow>
        <HeroTitle>{title}</HeroTitle>
        <HeroText>{text}</HeroText>
        <HeroActions>{actions}</HeroActions>
        {terms !== undefined && <Terms>{terms}</Terms>}
      </Words>
    </Root>
  );
}
