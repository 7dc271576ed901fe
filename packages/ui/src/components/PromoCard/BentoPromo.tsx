import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { PromoCardProps } from './promo-card-props.ts';
import { PromoAction } from './promo-parts.ts';

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
  box-shadow: ${vars.shadow.surface};
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
  &:has(> img) {
    grid-template-rows: minmax(9rem, 1fr) auto auto;
    container-type: inline-size;
  }
  /* Above the words from edge to edge; in a broad card beside all of them. */
  > img {
    position: absolute;
    grid-area: 1 / 1 / 2 / 2;
    --over: calc(-1 * ${vars.space.s4});
    inset: var(--over) var(--over) auto auto;
    z-index: -1;
    width: calc(100% - 2 * var(--over));
    max-width: none;
    height: calc(100% - var(--over));
    object-fit: cover;
    ${media.wide} {
      --over: calc(-1 * ${vars.space.s6});
    }
    @container (min-width: 34rem) {
      grid-row-end: -1;
      width: 62%;
      height: calc(100% - 2 * var(--over));
      mask: linear-gradient(to right, transparent, ${vars.color.bg} 9rem);
    }
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
  box-shadow: ${vars.shadow.surface};
  /* Over the words that it stands for. */
  @container (min-width: 34rem) {
    align-self: end;
  }

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
  @container (min-width: 34rem) {
    max-width: 42%;
  }
`;

const Title = styled.h3`
  font-size: ${vars.text.lg};
  [data-large] & {
    font-size: ${vars.text.xxl};
  }
`;

const Text = styled.p`
  max-width: 46ch;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.45;
  [data-large] & {
    font-size: ${vars.text.md};
  }
`;

/** A cell of a bento. */
export function BentoPromo({
  title,
  text,
  href,
  action,
  icon,
  tone = 'plain',
  isLarge = false,
  art,
}: PromoCardProps) {
  const titleId = useId();
  return (
    <Root
      aria-labelledby={titleId}
      data-part="promo-card"
      data-tone={tone}
      data-large={isLarge ? '' : undefined}
    >
      {art}
      <Sign>
        <Icon name={icon} />
      </Sign>
      <Words>
        <Title id={titleId}>{title}</Title>
        <Text>{text}</Text>
      </Words>
      <PromoAction href={href}>
        {action}
        <Icon name="chevronRight" size={16} />
      </PromoAction>
    </Root>
  );
}

/** Four unequal cells: a large one, beside it a wide one over two small ones; on phones the first and the last are wide. */
export const BentoCells = styled.div`
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
