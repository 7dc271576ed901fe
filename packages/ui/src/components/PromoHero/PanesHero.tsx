import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle, isLongTitle } from './hero-parts.ts';
import { PaneRow } from './pane-row.tsx';
import type { PromoHeroProps } from './promo-hero-props.ts';

/** Bare ground: no panel, no edge. */
const Root = styled.header`
  container-type: inline-size;
`;

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  align-items: center;
  ${media.wide} {
    gap: ${vars.space.s8};
    &:has(img) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 50%);
    }
  }
`;

/** In proportions that lose nothing of the square picture's focus (`heroFrames`). */
const Panes = styled(PaneRow)`
  aspect-ratio: 1.3;
  ${media.wide} {
    grid-area: 1 / 2;
    justify-self: end;
    width: min(100%, 40rem);
  }
  ${media.tablet} {
    aspect-ratio: 1.1;
    &[data-reels] {
      aspect-ratio: 1.25;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  ${media.wide} {
    grid-row: 1;
    gap: ${vars.space.s4};
    padding-block: ${vars.space.s6};
  }
`;

const Title = styled(HeroTitle)`
  line-height: 1;
  text-wrap: balance;
  overflow-wrap: anywhere;
  hyphens: auto;
  ${media.desktop} {
    font-size: clamp(${vars.text.hero}, 6cqi, ${vars.text.hero} * 1.6);
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

const Text = styled(HeroText)`
  color: ${vars.color.textMuted};
  ${media.desktop} {
    font-size: ${vars.text.lg};
  }
`;

/** Large words on the bare ground, and the picture behind three upright windows, each at a height of its own. */
export function PanesHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  const hasReels = useBrand().artHand !== undefined;
  return (
    <Root data-part="promo-hero">
      <Stage>
        {art !== undefined && <Panes hasReels={hasReels}>{art}</Panes>}
        <Words>
          <HeroEyebrow>{eyebrow}</HeroEyebrow>
          <Title data-long={isLongTitle(title) ? '' : undefined}>{title}</Title>
          <Text>{text}</Text>
          <HeroActions>{actions}</HeroActions>
          {terms !== undefined && <HeroTerms>{terms}</HeroTerms>}
        </Words>
      </Stage>
    </Root>
  );
}
