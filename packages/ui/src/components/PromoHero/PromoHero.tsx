import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

export const promoHeroStates = ['Offer', 'PlainWelcome', 'NoArt', 'LongText'] as const;

export interface PromoHeroProps {
  readonly eyebrow: string;
  /** The page's `h1`. */
  readonly title: ReactNode;
  readonly text: string;
  /** The primary action, and at most one more. */
  readonly actions: ReactNode;
  /** A picture that fills the stage; the words lie on a scrim over it. Decoration. */
  readonly art?: ReactNode;
  /** The conditions, where something is promised. */
  readonly terms?: ReactNode;
}

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
  > svg {
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

const Eyebrow = styled.p`
  color: ${vars.color.accentText};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
`;

const Title = styled.h1`
  font-size: ${vars.text.hero};
  line-height: 1.02;
  letter-spacing: -0.025em;
`;

const Text = styled.p`
  max-width: 40ch;
  line-height: 1.45;
  text-wrap: pretty;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
  padding-top: ${vars.space.s2};
  @media (max-width: 600px) {
    gap: ${vars.space.s2};
    > * {
      flex: 1 1 auto;
      padding-inline: ${vars.space.s3};
      font-size: ${vars.text.md};
    }
  }
`;

const Terms = styled.p`
  max-width: 56ch;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
`;

/** The face of the home page: one picture, one promise, one thing to do. */
export function PromoHero({ eyebrow, title, text, actions, art, terms }: PromoHeroProps) {
  return (
    <Root data-part="promo-hero">
      {art}
      <Words>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Actions>{actions}</Actions>
        {terms !== undefined && <Terms>{terms}</Terms>}
      </Words>
    </Root>
  );
}
