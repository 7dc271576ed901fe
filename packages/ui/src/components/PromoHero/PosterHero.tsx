import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { HeroActions, HeroEyebrow, HeroTerms, HeroText, HeroTitle } from './hero-parts.ts';
import type { PromoHeroProps } from './promo-hero-props.ts';

const Root = styled.header`
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  ${media.wide} {
    box-shadow: 8px 8px 0 ${vars.color.second};
  }
`;

const Board = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 17rem;
  overflow: hidden;
  background: ${vars.color.secondSoft};
  isolation: isolate;
  ${media.wide} {
    min-height: 21rem;
  }
  > img,
  > picture > img {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 88% 50%;
  }
`;

const Eyebrow = styled(HeroEyebrow)`
  justify-self: start;
  padding: ${vars.space.s2} ${vars.space.s3};
  background: ${vars.color.edge};
  color: ${vars.color.bg};
  text-transform: ${vars.lettering.labelCase};
`;

/** Each line of the title on its own strip, so that it is legible over any picture. */
const Title = styled(HeroTitle)`
  align-self: end;
  max-width: 15ch;
  padding: ${vars.space.s4} ${vars.space.s4} ${vars.space.s5};
  line-height: 1.34;
  > span {
    padding: 0.08em 0.25em;
    background: ${vars.color.bg};
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
  ${media.wide} {
    padding: ${vars.space.s8};
  }
`;

const Foot = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  border-top: ${vars.size.edge} solid ${vars.color.edge};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space.s2} ${vars.space.s8};
    padding: ${vars.space.s5} ${vars.space.s8};
  }
`;

const Actions = styled(HeroActions)`
  padding-top: 0;
  ${media.wide} {
    grid-area: 1 / 2 / span 2;
  }
`;

const Text = styled(HeroText)`
  max-width: 56ch;
`;

/** The title as strips over the picture, what to do in a bar below it. */
export function PosterHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  return (
    <Root data-part="promo-hero">
      <Board>
        {art}
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title>
          <span>{title}</span>
        </Title>
      </Board>
      <Foot>
        <Text>{text}</Text>
        <Actions>{actions}</Actions>
        {terms !== undefined && <HeroTerms>{terms}</HeroTerms>}
      </Foot>
    </Root>
  );
}
