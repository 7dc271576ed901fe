import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

export const promoTones = ['accent', 'second', 'plain'] as const;
export type PromoTone = (typeof promoTones)[number];
export const promoCardStates = ['Tones', 'Large', 'Bento', 'LongText'] as const;

export interface PromoCardProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** What the link says. */
  readonly action: string;
  readonly icon: IconName;
  readonly tone?: PromoTone;
  /** The large cell of a bento. */
  readonly isLarge?: boolean;
  /** A picture that fills a large card behind its words. Decoration. */
  readonly art?: ReactNode;
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${vars.space.s2};
  min-width: 0;
  padding: ${vars.space.s4};
  overflow: hidden;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  box-shadow: inset 0 1px 0 ${vars.color.topLight};
  isolation: isolate;
  transition: background-color ${vars.motion.base} ${vars.motion.ease};
  ${media.wide} {
    padding: ${vars.space.s6};
  }

  &[data-tone='accent'] {
    background: ${vars.color.accentSoft};
  }
  &[data-tone='second'] {
    background: ${vars.color.secondSoft};
  }
  &[data-large] {
    min-height: 15rem;
  }
  > img {
    position: absolute;
    inset: 0;
    z-index: -2;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &:has(> img) {
    color: ${vars.color.onArt};
  }
  &:has(> img)::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(to top, ${vars.color.artScrim} 36%, transparent 88%);
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${vars.radius.sm};
  background: ${vars.color.surface3};
  color: ${vars.color.second};
  box-shadow: inset 0 1px 0 ${vars.color.topLight};

  [data-tone='accent'] > & {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  [data-tone='second'] > & {
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
  }
`;

const Words = styled.div`
  display: grid;
  align-content: end;
  gap: ${vars.space.s1};
`;

const Title = styled.h3`
  font-size: ${vars.text.lg};
  [data-large] & {
    font-size: ${vars.text.xxl};
    letter-spacing: -0.02em;
  }
`;

const Text = styled.p`
  max-width: 46ch;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.45;
  text-wrap: pretty;
  [data-large] & {
    font-size: ${vars.text.md};
  }
`;

/** Its press area is the whole card; its focus ring runs around it. */
const Action = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space.s1};
  min-height: ${vars.size.target};
  color: ${vars.color.accentText};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  svg {
    transition: translate ${vars.motion.base} ${vars.motion.spring};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${vars.radius.lg};
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
  ${media.hover} {
    article:hover > & svg {
      translate: 4px 0;
    }
  }
`;

/** Something that the site offers, in a cell of a bento; the whole card leads there. */
export function PromoCard({
  title,
  text,
  href,
  action,
  icon,
  tone = 'plain',
  isLarge = false,
  art,
}: PromoCardProps) {
  return (
    <Root data-part="promo-card" data-tone={tone} data-large={isLarge ? '' : undefined}>
      {art}
      <Sign>
        <Icon name={icon} />
      </Sign>
      <Words>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </Words>
      <Action href={href}>
        {action}
        <Icon name="chevronRight" size={16} />
      </Action>
    </Root>
  );
}

/** Four unequal cells: a large one, beside it a wide one over two small ones; on phones the first and the last are wide. */
export const PromoBento = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  @media (min-width: 360px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-large] {
      grid-column: 1 / -1;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${vars.space.s4};
    > [data-part='promo-card'] {
      grid-column: span 6;
    }
    > [data-part='promo-card'][data-large] {
      grid-area: span 2 / span 6;
    }
    > [data-part='promo-card']:nth-child(n + 3) {
      grid-column: span 3;
    }
  }
`;
