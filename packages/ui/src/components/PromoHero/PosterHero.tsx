import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle } from './hero-parts.ts';
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
      z-index: -1;
      height: 100%;
      object-position: 100% 50%;
    }
    ${roomy} {
      grid-row-end: 3;
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
    /* The picture is never flatter than 4.8 : 1, and its left half is calm. */
    grid-row: 1;
    min-height: 33cqi;
    max-width: 52cqi;
    padding: ${vars.space.s6};
    color: ${vars.color.onArt};
  }
  ${roomy} {
    align-content: end;
    min-height: 0;
    max-width: min(40rem, 100cqi - 34rem);
    padding: ${vars.space.s8} ${vars.space.s8} ${vars.space.s3};
  }
`;

const Title = styled(HeroTitle)`
  line-height: 1.12;
  text-wrap: balance;
  ${media.wide} {
    font-size: min(${vars.text.hero}, 5.4cqi);
  }
  ${roomy} {
    font-size: clamp(${vars.text.hero}, 5.2cqi, 4.25rem);
    line-height: 1.02;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  padding: ${vars.space.s2} ${vars.space.s4} ${vars.space.s4};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-row: 2;
    align-items: center;
    gap: ${vars.space.s2} ${vars.space.s8};
    padding: ${vars.space.s5} ${vars.space.s6};
  }
  ${roomy} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${vars.space.s3};
    max-width: min(40rem, 100cqi - 34rem);
    padding: 0 ${vars.space.s8} ${vars.space.s8};
    color: ${vars.color.onArt};
  }
`;

const Actions = styled(HeroActions)`
  padding-top: 0;
  ${media.wide} {
    grid-area: 1 / 2 / span 2;
  }
  ${roomy} {
    grid-area: auto;
    padding-top: ${vars.space.s2};
  }
`;

const Text = styled(HeroText)`
  max-width: 52ch;
`;

const Terms = styled(HeroTerms)`
  ${roomy} {
    color: ${vars.color.onArtMuted};
  }
`;

/** One poster: the words on the calm ground of the picture, beside what it shows; below it where the page is narrow. */
export function PosterHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  return (
    <Root data-part="promo-hero">
      <Board>
        {art}
        <Lead>
          <HeroEyebrow>{eyebrow}</HeroEyebrow>
          <Title>{title}</Title>
        </Lead>
        <Foot>
          <Text>{text}</Text>
          <Actions>{actions}</Actions>
          {terms !== undefined && <Terms>{terms}</Terms>}
        </Foot>
      </Board>
    </Root>
  );
}
