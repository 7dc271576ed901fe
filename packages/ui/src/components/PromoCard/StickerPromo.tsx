import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { PromoCardProps } from './promo-card-props.ts';
import { PromoAction } from './promo-parts.ts';

/** Side by side under the thumb on phones; a wall of unequal ones elsewhere. */
export const StickerWall = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  ${media.wide} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
    gap: ${vars.space.s5};
    > :nth-child(4n + 3) {
      grid-column: 1;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) repeat(3, minmax(0, 3fr));
    > :nth-child(4n + 3) {
      grid-column: auto;
    }
  }
`;

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template: auto 1fr auto / auto minmax(0, 1fr);
  gap: ${vars.space.s1} ${vars.space.s3};
  min-width: 0;
  padding: ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface2};
  box-shadow: 4px 4px 0 ${vars.color.second};
  isolation: isolate;
  > * {
    grid-column: 2;
  }
  > a {
    justify-self: start;
  }
  &[data-tone='accent'] {
    background: ${vars.color.accent};
    box-shadow: 4px 4px 0 ${vars.color.edge};
    color: ${vars.color.onAccent};
  }
  &[data-tone='accent'] > a,
  &[data-tone='accent'] > p {
    color: inherit;
  }
  &[data-tone='second'] {
    background: ${vars.color.second};
    box-shadow: 4px 4px 0 ${vars.color.edge};
    color: ${vars.color.onSecond};
  }
  &[data-tone='second'] > a,
  &[data-tone='second'] > p {
    color: inherit;
  }
  &[data-tone='accent'] > a:focus-visible::after,
  &[data-tone='second'] > a:focus-visible::after {
    outline-color: currentColor;
    outline-offset: -6px;
  }
  &:active {
    translate: ${vars.press.shift};
    box-shadow: none;
  }
  ${media.wide} {
    grid-template: auto auto 1fr auto / minmax(0, 1fr);
    padding: ${vars.space.s5};
    > * {
      grid-column: 1;
    }
  }
`;

const Sign = styled.span`
  display: grid;
  grid-area: 1 / 1 / span 3;
  place-items: center;
  width: 48px;
  height: 48px;
  border: ${vars.size.edge} solid ${vars.color.bg};
  background: ${vars.color.edge};
  color: ${vars.color.bg};
  rotate: -6deg;
  article:nth-child(even) > & {
    rotate: 5deg;
  }
  ${media.wide} {
    grid-area: auto;
    margin-bottom: ${vars.space.s4};
  }
`;

const Title = styled.h3`
  font-size: ${vars.text.md};
  line-height: 1.3;
  ${media.wide} {
    font-size: ${vars.text.lg};
  }
`;

const Text = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.45;
`;

/** A flat sticker with a sign stuck on askew. It has no picture: its colour is the picture. */
export function StickerPromo({ title, text, href, action, icon, tone = 'plain' }: PromoCardProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} data-part="promo-card" data-tone={tone}>
      <Sign>
        <Icon name={icon} />
      </Sign>
      <Title id={titleId}>{title}</Title>
      <Text>{text}</Text>
      <PromoAction href={href}>
        {action}
        <Icon name="chevronRight" size={16} />
      </PromoAction>
    </Root>
  );
}
