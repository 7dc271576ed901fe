import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { PromoCardProps } from './promo-card-props.ts';
import { PromoAction } from './promo-parts.ts';
import { Tag } from './TagSheet.tsx';
import { TagPlace, tagPlace, tagRows } from './tag-rows.ts';
import { TagText, tagTitle } from './tag-words.ts';

const Root = styled.article`
  ${tagPlace}
`;

const Title = styled.h3`
  ${tagTitle}
`;

/** A tag on its cord: what it gives, or the sign of it. */
export function TagPromo({
  title,
  text,
  href,
  action,
  icon,
  gives,
  tone = 'plain',
  isLarge = false,
  art,
}: PromoCardProps) {
  const titleId = useId();
  const large = isLarge ? '' : undefined;
  return (
    <Root
      aria-labelledby={titleId}
      data-part="promo-card"
      data-tone={tone}
      data-large={large}
      data-broad={large}
    >
      <Tag
        gives={gives}
        icon={icon}
        tone={tone}
        isLarge={isLarge}
        art={art}
        foot={
          <PromoAction href={href}>
            {action}
            <Icon name="chevronRight" size={16} />
          </PromoAction>
        }
      >
        <Title id={titleId}>{title}</Title>
        {text !== '' && <TagText>{text}</TagText>}
      </Tag>
    </Root>
  );
}

/** One that leads, and up to three after it: over them, then with all on one rail, as wide as two. On phones the last of an odd row takes all of it. */
const Rows = styled.div`
  ${tagRows}
  @container tags (min-width: 19rem) and (max-width: 39.99rem) {
    > [data-broad] ~ :last-child:nth-child(even) {
      grid-column: span 2;
    }
  }
  @container tags (min-width: 40rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 2;
    }
    > [data-broad] {
      grid-column: 1 / -1;
    }
    > :nth-child(2):last-child {
      grid-column: 1 / -1;
    }
    > :nth-child(2):nth-last-child(2),
    > :nth-child(3):last-child {
      grid-column: span 3;
    }
  }
  @container tags (min-width: 56rem) {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    && > * {
      grid-column: auto;
    }
    && > [data-broad] {
      grid-column: span 2;
    }
  }
`;

/** Several of them. */
export function TagRows({ children }: { readonly children: ReactNode }) {
  return (
    <TagPlace>
      <Rows>{children}</Rows>
    </TagPlace>
  );
}
