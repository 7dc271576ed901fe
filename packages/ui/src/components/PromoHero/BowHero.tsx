import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { hungFromTheHead } from './at-the-head.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle } from './hero-parts.ts';
import type { PromoHeroProps } from './promo-hero-props.ts';

const Root = styled.header`
  overflow: hidden;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};
  ${media.wide} {
    display: flex;
    min-height: 22rem;
  }
  [data-part='greeting-place'] + & {
    ${hungFromTheHead}
    ${media.phone} {
      background: none;
    }
    ${media.wide} {
      min-height: 20rem;
      border-block-end: 1px solid ${vars.color.surfaceEdge};
    }
    ${media.desktop} {
      min-height: 25rem;
    }
  }
`;

/**
 * Its edge towards the words bows, and a line follows it. It keeps to the proportions in which the square picture loses nothing of its
 * focus (`heroFrames`), and so flat that the bow cuts none of it either.
 */
const Plate = styled.div`
  position: relative;
  container-type: inline-size;
  margin-bottom: 4px;
  border-radius: 0 0 50% 50% / 0 0 13% 13%;
  background: ${vars.color.surface2};
  box-shadow: 0 4px 0 ${vars.color.ornament};
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    padding-top: 66.7%;
  }
  ${media.wide} {
    flex: 0 0 max(42%, 18rem);
    margin: 0;
    margin-inline-end: 4px;
    border-radius: 0;
    border-start-end-radius: 13% 50%;
    border-end-end-radius: 13% 50%;
    box-shadow: 4px 0 0 ${vars.color.ornament};
    &:dir(rtl) {
      box-shadow: -4px 0 0 ${vars.color.ornament};
    }
  }
  > img,
  > picture > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-height: 111cqw;
    margin-block: auto;
    object-fit: cover;
  }
`;

/** In the middle below the picture, from the left beside it. */
const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  align-content: center;
  justify-items: center;
  padding: ${vars.space.s4} ${vars.space.s5} ${vars.space.s5};
  text-align: center;
  ${media.wide} {
    gap: ${vars.space.s4};
    justify-items: start;
    padding: ${vars.space.s8} ${vars.space.s8} ${vars.space.s8} ${vars.space.s10};
    text-align: start;
  }
  [data-part='greeting-place'] + * & {
    ${media.phone} {
      padding-inline: var(--gap);
      padding-block-end: 0;
    }
    ${media.wide} {
      padding-inline-end: var(--gap);
    }
  }
`;

const Title = styled(HeroTitle)`
  line-height: 1.06;
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Text = styled(HeroText)`
  color: ${vars.color.textMuted};
  ${media.vast} {
    font-size: ${vars.text.lg};
  }
`;

const Actions = styled(HeroActions)`
  justify-content: center;
  width: 100%;
  ${media.wide} {
    justify-content: start;
  }
`;

/** The picture first, on a plate that bows towards the words. */
export function BowHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  return (
    <Root data-part="promo-hero">
      {art !== undefined && <Plate>{art}</Plate>}
      <Words>
        <HeroEyebrow>{eyebrow}</HeroEyebrow>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Actions>{actions}</Actions>
        {terms !== undefined && <HeroTerms>{terms}</HeroTerms>}
      </Words>
    </Root>
  );
}
