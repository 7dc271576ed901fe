import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle, isLongTitle } from './hero-parts.ts';
import type { PromoHeroProps } from './promo-hero-props.ts';

/** Of the hero itself, whose width is not the window's beside a navigation at the side. */
const wide = '@container (min-width: 36rem)';
/** Room for the actions at the end of the title's line. */
const roomy = '@container (min-width: 52rem)';
const spacious = '@container (min-width: 80rem)';

const Root = styled.header`
  container-type: inline-size;
`;

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  isolation: isolate;
  ${roomy} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${vars.space.s8};
  }
`;

const Lead = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  padding-bottom: ${vars.space.s3};
  ${roomy} {
    padding-bottom: ${vars.space.s5};
  }
`;

const Title = styled(HeroTitle)`
  line-height: 1.06;
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
  ${roomy} {
    font-size: clamp(${vars.text.hero}, 5cqi, ${vars.text.hero} * 1.3);
  }
  /* What is no motto but a sentence. */
  &[data-long] {
    font-size: ${vars.text.xl};
    line-height: 1.15;
    ${wide} {
      font-size: ${vars.text.xxl};
    }
    ${roomy} {
      font-size: clamp(${vars.text.xxl}, 3.2cqi, ${vars.text.hero});
    }
  }
`;

/**
 * As high as its width says before there is a picture, in proportions that lose nothing of its focus (`heroFrames`); on a ledge in the second
 * colour.
 */
const Band = styled.div`
  height: 50cqi;
  margin-bottom: 8px;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface2};
  box-shadow: 0 8px 0 ${vars.color.ornament};
  overflow: hidden;
  ${wide} {
    height: 33cqi;
  }
  ${roomy} {
    grid-area: 2 / 1 / auto / -1;
    height: min(25cqi, max(18.75rem, 21cqi));
  }
  > img,
  > picture > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 100% 50%;
  }
`;

const Actions = styled(HeroActions)`
  padding-top: 0;
  /* Half over the picture: over the ledge, and over the twelfth of the picture that is below its focus. */
  ${Band} + & {
    z-index: 1;
    margin-top: calc(-8px - 50cqi / 12);
    padding-inline: ${vars.space.s4};
    ${wide} {
      margin-top: calc(-8px - 33cqi / 12);
    }
  }
  ${roomy} {
    grid-area: 1 / 2;
    align-items: end;
    padding: 0 0 ${vars.space.s5};
    ${Band} + & {
      margin-top: 0;
      padding-inline: 0;
    }
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2} ${vars.space.s6};
  align-items: baseline;
  padding-top: ${vars.space.s4};
  color: ${vars.color.textMuted};
  ${wide} {
    > p {
      max-width: none;
    }
  }
  ${roomy} {
    grid-column: 1 / -1;
    /* A slip over the calm side of the ledge. */
    ${Band} ~ & {
      z-index: 1;
      justify-self: start;
      max-width: 62cqi;
      margin: calc(-8px - ${vars.space.s6}) ${vars.space.s6} 0;
      padding: ${vars.space.s4} ${vars.space.s5};
      border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
      border-radius: ${vars.radius.md};
      background: ${vars.color.surface1};
      box-shadow: ${vars.shadow.surface};
    }
  }
`;

const Text = styled(HeroText)`
  ${roomy} {
    font-size: ${vars.text.sm};
  }
  ${spacious} {
    font-size: ${vars.text.md};
  }
`;

/** The words first, on the page's own ground, and a wide band of a picture on a ledge below them, over which something stands. */
export function BandHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  return (
    <Root data-part="promo-hero">
      <Stage>
        <Lead>
          <HeroEyebrow>{eyebrow}</HeroEyebrow>
          <Title data-long={isLongTitle(title) ? '' : undefined}>{title}</Title>
        </Lead>
        {art !== undefined && <Band>{art}</Band>}
        <Actions>{actions}</Actions>
        <Facts>
          <Text>{text}</Text>
          {terms !== undefined && <HeroTerms>{terms}</HeroTerms>}
        </Facts>
      </Stage>
    </Root>
  );
}
