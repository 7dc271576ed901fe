import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Coupon } from './CouponSheet.tsx';
import { couponRoot, couponRows, couponTitle } from './coupon-look.ts';
import { CouponPlace, CouponText } from './coupon-parts.ts';
import type { PromoCardProps } from './promo-card-props.ts';
import { PromoAction } from './promo-parts.ts';

const Root = styled.article`
  ${couponRoot}
`;

const Title = styled.h3`
  ${couponTitle}
`;

/** Its target lies over the paper around it, so that a coupon is no higher than its words. */
const Action = styled(PromoAction)`
  align-self: start;
  :not([data-large]) > [data-part='words'] > & {
    @container coupon (max-width: 33.99rem) {
      margin-block: calc((1lh - ${vars.size.target}) / 2);
    }
  }
  /* On the stub it stands as what it gives does. */
  [data-part='way'] > & {
    justify-content: center;
  }
`;

/** A coupon: its stub says what it gives, or has the sign of it. */
export function CouponPromo({
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
  return (
    <Root
      aria-labelledby={titleId}
      data-part="promo-card"
      data-tone={tone}
      data-large={isLarge ? '' : undefined}
    >
      <Coupon
        gives={gives}
        icon={icon}
        tone={isLarge ? 'soft' : tone}
        isLarge={isLarge}
        art={art}
        way={
          <Action href={href}>
            {action}
            <Icon name="chevronRight" size={16} />
          </Action>
        }
      >
        <Title id={titleId}>{title}</Title>
        {text !== '' && <CouponText>{text}</CouponText>}
      </Coupon>
    </Root>
  );
}

/** Full rows of two and three of up to four, the first as wide as two. */
const Rows = styled.div`
  ${couponRows}
  @container coupons (min-width: 40rem) and (max-width: 55.99rem) {
    > [data-large],
    > :last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
  @container coupons (min-width: 56rem) {
    > :first-child {
      grid-column: span 4;
    }
    > :nth-child(2) {
      grid-column: span 2;
    }
    > :only-child,
    > :nth-child(3):last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Several coupons. */
export function CouponRows({ children }: { readonly children: ReactNode }) {
  return (
    <CouponPlace>
      <Rows>{children}</Rows>
    </CouponPlace>
  );
}
