import styled from 'styled-components';
import { couponPlace } from '../../../components/PromoCard/coupon-look.ts';
import { LargeCoupon } from '../../../components/PromoCard/LargeCoupon.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { ActivityLeadProps } from './activity-lead-props.ts';
import { LeadArt } from './LeadArt.tsx';
import { OfferGives } from './OfferGives.tsx';

const Root = styled.div`
  ${couponPlace}
  container: coupon / inline-size;
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  @container coupon (min-width: 46rem) {
    font-size: ${vars.text.lg};
  }
`;

/** The head of an offer as a large coupon. Its stub is tinted: all of the accent would be a button. */
export function CouponLead({ activity, children, gives, claim }: ActivityLeadProps) {
  return (
    <Root data-part="activity-lead">
      <LargeCoupon
        tone={activity.openCount > 0 ? 'soft' : 'plain'}
        gives={gives ?? <OfferGives activity={activity} isNamed />}
        art={<LeadArt page={activity.page} shapes={['wide', 'card']} />}
        way={claim}
      >
        <Words data-part="activity-words">{children}</Words>
      </LargeCoupon>
    </Root>
  );
}

/** The same on its way. */
export function CouponLeadBones() {
  return (
    <Root>
      <LargeCoupon tone="plain" gives={<Skeleton shape="title" />} art={<span />}>
        <Words>
          <Skeleton />
          <Skeleton width="half" />
        </Words>
      </LargeCoupon>
    </Root>
  );
}
