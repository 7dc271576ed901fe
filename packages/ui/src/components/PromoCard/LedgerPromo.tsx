import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { PromoCardProps } from './promo-card-props.ts';
import { PromoAction } from './promo-parts.ts';

/** Numbered like the entries of an account book. */
export const LedgerRows = styled.div`
  display: grid;
  border-block: 1px solid ${vars.color.lineStrong};
  counter-reset: ledger;
`;

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${vars.space.s1} ${vars.space.s3};
  padding: ${vars.space.s4} ${vars.space.s2};
  counter-increment: ledger;
  transition: background-color ${vars.motion.base} ${vars.motion.ease};
  & + & {
    border-top: 1px solid ${vars.color.edge};
  }
  &::before {
    content: counter(ledger, upper-roman) / '';
    grid-row: span 2;
    color: ${vars.color.second};
    font-family: ${vars.font.display};
    font-size: ${vars.text.lg};
    line-height: 1.35;
  }
  > a {
    grid-column: 2;
    justify-self: start;
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface1};
    }
  }
  ${media.wide} {
    grid-template-columns: 3rem minmax(0, 5fr) minmax(0, 7fr) minmax(8rem, auto);
    align-items: baseline;
    gap: ${vars.space.s6};
    padding: ${vars.space.s5} ${vars.space.s4};
    &::before {
      grid-row: auto;
      font-size: ${vars.text.xl};
    }
    > a {
      grid-column: auto;
      justify-self: end;
    }
  }
`;

const Title = styled.h3`
  font-size: ${vars.text.lg};
  line-height: 1.35;
  ${media.wide} {
    font-size: ${vars.text.xl};
  }
`;

const Text = styled.p`
  grid-column: 2;
  max-width: 62ch;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  ${media.wide} {
    grid-column: auto;
  }
`;

/** A row of the ledger: number, what it is, what it means, and the way there. Its rows have no pictures. */
export function LedgerPromo({ title, text, href, action, isLarge = false }: PromoCardProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} data-part="promo-card" data-large={isLarge ? '' : undefined}>
      <Title id={titleId}>{title}</Title>
      <Text>{text}</Text>
      <PromoAction href={href}>
        {action}
        <Icon name="chevronRight" size={16} />
      </PromoAction>
    </Root>
  );
}
