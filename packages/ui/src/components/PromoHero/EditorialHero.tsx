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
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    min-height: 26rem;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space.s4};
  align-content: center;
  padding: ${vars.space.s6} ${vars.space.s5};
  ${media.wide} {
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
`;

const Text = styled(HeroText)`
  color: ${vars.color.textMuted};
`;

/** A plate beside the words; on phones a band below them. */
const Plate = styled.div`
  position: relative;
  height: 9.5rem;
  border-top: 1px solid ${vars.color.edge};
  ${media.wide} {
    height: auto;
    border-top: 0;
    border-left: 1px solid ${vars.color.edge};
  }
  overflow: hidden;
  > img,
  > picture > img {
    position: absolute;
    top: 50%;
    right: 0;
    width: 150%;
    max-width: none;
    height: auto;
    translate: 0 -50%;
    ${media.wide} {
      inset: 0;
      width: 100%;
      height: 100%;
      translate: none;
      object-fit: cover;
      object-position: 92% 50%;
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
