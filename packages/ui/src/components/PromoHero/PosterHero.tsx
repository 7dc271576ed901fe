import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle, isLongTitle } from './hero-parts.ts';
import type { PromoHeroProps } from './promo-hero-props.ts';

/** Room for the words beside the picture's focus, which reaches 1.4 times the poster's height in from the right (`heroFrames`). */
const roomy = '@container (min-width: 58rem)';

const Root = styled.header`
  overflow: hidden;
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  container-type: inline-size;
  ${media.wide} {
    box-shadow: 8px 8px 0 ${vars.color.second};
  }
`;

const Board = styled.div`
  position: relative;
  display: grid;
  grid-template: auto auto auto / minmax(0, 1fr);
  isolation: isolate;
  ${roomy} {
    grid-template-rows: minmax(auto, 1fr) minmax(auto, 1fr);
    /* Never flatter than the picture may be shown. */
    min-height: max(22rem, 22cqi);
    > div {
      max-width: min(40rem, 100cqi - 34rem);
      padding-inline: ${vars.space.s8};
    }
  }
  > img,
  > picture > img {
    width: 100%;
    height: auto;
    aspect-ratio: 8 / 5;
    border-bottom: ${vars.size.edge} solid ${vars.color.edge};
    object-fit: cover;
    ${media.wide} {
      position: absolute;
      inset: 0;
      grid-area: 1 / 1 / 2 / 2;
      top: auto;
      z-index: -1;
      height: 100%;
      /* As high as its focus leaves the words their room; of a stage that long words make higher it takes the lower part. */
      max-height: 34cqi;
      mask: linear-gradient(transparent, ${vars.color.bg} calc((100% - 33cqi) * 8));
      object-position: 100% 50%;
    }
    ${roomy} {
      grid-row-end: 3;
      max-height: max(24rem, 24cqi);
      mask: linear-gradient(transparent, ${vars.color.bg} calc((100% - max(22rem, 22cqi)) * 3));
      border: 0;
    }
  }
`;

const Lead = styled.div`
  display: grid;
  align-content: center;
  gap: ${vars.space.s2};
  padding: ${vars.space.s4} ${vars.space.s4} 0;
  ${media.wide} {
    grid-row: 1;
    /* The left half of a picture that is three times as wide as it is high is calm. */
    max-width: 52cqi;
    min-height: 33cqi;
    padding: ${vars.space.s6};
    color: ${vars.color.onArt};
  }
  ${roomy} {
    align-content: end;
    min-height: 0;
    padding-bottom: ${vars.space.s3};
  }
  > h1 {
    line-height: 1.08;
    text-wrap: balance;
    overflow-wrap: anywhere;
    hyphens: auto;
    ${media.wide} {
      font-size: clamp(1.75rem, 5.2cqi, 4.25rem);
    }
  }
  &[data-long] > h1 {
    font-size: ${vars.text.xl};
    ${media.wide} {
      font-size: clamp(1.25rem, 2.6cqi, 2.25rem);
    }
  }
`;

/** What fits in a row stands in one, else below each other. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3} ${vars.space.s8};
  padding: ${vars.space.s2} ${vars.space.s4} ${vars.space.s4};
  ${media.wide} {
    grid-row: 2;
    row-gap: ${vars.space.s5};
    padding: ${vars.space.s5} ${vars.space.s6};
  }
  ${roomy} {
    align-content: start;
    padding-top: 0;
    color: ${vars.color.onArt};
  }
  > p {
    flex: 1 1 20rem;
  }
  > div {
    flex: 1 1 100%;
    padding-top: 0;
    ${media.wide} {
      flex: none;
    }
  }
`;

/** One poster: the words on the calm ground of the picture, beside what it shows; below it where the page is narrow. */
export function PosterHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  return (
    <Root data-part="promo-hero">
      <Board>
        {art}
        <Lead data-long={isLongTitle(title) ? '' : undefined}>
          <HeroEyebrow>{eyebrow}</HeroEyebrow>
          <HeroTitle>{title}</HeroTitle>
        </Lead>
        <Foot>
          <HeroText>{text}</HeroText>
          <HeroActions>{actions}</HeroActions>
          {terms !== undefined && <HeroTerms>{terms}</HeroTerms>}
        </Foot>
      </Board>
    </Root>
  );
}
