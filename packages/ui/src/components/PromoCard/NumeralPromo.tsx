import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import {
  NumeralPlace,
  NumeralText,
  NumeralWayWords,
  numeralRoot,
  numeralRows,
  numeralTitle,
} from './NumeralSheet.style.ts';
import { Numeral } from './NumeralSheet.tsx';
import type { PromoCardProps } from './promo-card-props.ts';
import { PromoAction } from './promo-parts.ts';

const Root = styled.article`
  ${numeralRoot}
`;

const Title = styled.h3`
  ${numeralTitle}
`;

/** What it gives as its picture, or the sign of it. */
export function NumeralPromo({
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
  const lead = isLarge ? '' : undefined;
  return (
    <Root
      aria-labelledby={titleId}
      data-part="promo-card"
      data-tone={tone}
      data-large={lead}
      data-lead={lead}
    >
      <Numeral
        gives={gives}
        icon={icon}
        tone={tone}
        isLarge={isLarge}
        art={art}
        foot={
          <PromoAction href={href}>
            <NumeralWayWords>{action}</NumeralWayWords>
            <Icon name="chevronRight" size={16} />
          </PromoAction>
        }
      >
        <Title id={titleId}>{title}</Title>
        {text !== '' && <NumeralText>{text}</NumeralText>}
      </Numeral>
    </Root>
  );
}

/** One that leads, and up to three below it in a full row. */
const Rows = styled.div`
  ${numeralRows}
  @container numerals (min-width: 40rem) and (max-width: 55.99rem) {
    > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
  @container numerals (min-width: 56rem) {
    > :nth-child(2):last-child {
      grid-column: 1 / -1;
    }
    > :nth-child(2):nth-last-child(3),
    > :nth-child(2):nth-last-child(3) ~ * {
      grid-column: span 4;
    }
  }
`;

/** Several of them. */
export function NumeralRows({ children }: { readonly children: ReactNode }) {
  return (
    <NumeralPlace>
      <Rows>{children}</Rows>
    </NumeralPlace>
  );
}
