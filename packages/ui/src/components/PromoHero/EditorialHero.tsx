import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle } from './hero-parts.ts';
import type { PromoHeroProps } from './promo-hero-props.ts';

const Root = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid ${vars.color.edge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  overflow: hidden;
  ${media.wide} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    min-height: 26rem;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  align-content: center;
  padding: ${vars.space.s6} ${vars.space.s5};
  ${media.wide} {
    padding: ${vars.space.s8};
  }
  ${media.desktop} {
    padding: ${vars.space.s10} ${vars.space.s12};
  }
`;

const Eyebrow = styled(HeroEyebrow)`
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  color: ${vars.color.second};
  &::after {
    content: '';
    flex: 1;
    max-width: 5rem;
    border-top: 1px solid ${vars.color.second};
  }
`;

const Title = styled(HeroTitle)`
  line-height: 1.06;
  /* Beside the plate it has the width of its own. */
  ${media.vast} {
    font-size: clamp(3.75rem, 4.6vw, 5.25rem);
  }
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Text = styled(HeroText)`
  color: ${vars.color.textMuted};
  ${media.vast} {
    font-size: ${vars.text.lg};
  }
`;

/**
 * A plate beside the words, on phones a band below them. It keeps to the proportions in which no picture loses its focus (`heroFrames`):
 * beside words that are longer still its ground shows.
 */
const Plate = styled.div`
  position: relative;
  height: 9.5rem;
  border-top: 1px solid ${vars.color.edge};
  background: ${vars.color.surface2};
  overflow: hidden;
  ${media.wide} {
    height: auto;
    border-top: 0;
    border-left: 1px solid ${vars.color.edge};
    container-type: inline-size;
    &::before {
      content: '';
      display: block;
      padding-top: 112%;
    }
  }
  ${media.desktop} {
    &::before {
      padding-top: 64%;
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
    ${media.wide} {
      max-height: 200cqw;
      margin-block: auto;
      object-position: 50% 50%;
    }
    ${media.desktop} {
      max-height: 112cqw;
    }
  }
`;

/** Words on paper, the picture on a plate of its own. */
export function EditorialHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  return (
    <Root data-part="promo-hero">
      <Words>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <HeroActions>{actions}</HeroActions>
        {terms !== undefined && <HeroTerms>{terms}</HeroTerms>}
      </Words>
      {art !== undefined && <Plate>{art}</Plate>}
    </Root>
  );
}
