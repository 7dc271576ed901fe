import styled from 'styled-components';
import { aboveFold, belowFold, couponPlace } from '../../../components/PromoCard/coupon-look.ts';
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

/** With small print the fold runs along its foot, and its picture leaves the height to that. */
const Upper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  &:has(+ [data-part='small-print']) {
    ${aboveFold}
    > [data-part='coupon'] {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    @container coupon (min-width: 58rem) {
      > [data-part='coupon']:has(> [data-part='coupon-art']) {
        grid-template-columns: minmax(0, 18rem) minmax(0, 1fr) var(--stub);
      }
    }
  }
`;

const SmallPrint = styled.div`
  min-width: 0;
  padding: ${vars.space.s4} ${vars.space.s5} ${vars.space.s5};
  border-end-start-radius: ${vars.radius.lg};
  border-end-end-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  ${belowFold}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The head of an offer as a large coupon, with its small print beyond a fold. Its stub is tinted: all of the accent would be a button. */
export function CouponLead({ activity, children, gives, claim, foot }: ActivityLeadProps) {
  return (
    <Root data-part="activity-lead">
      <Upper>
        <LargeCoupon
          tone={activity.openCount > 0 ? 'soft' : 'plain'}
          gives={gives ?? <OfferGives activity={activity} isNamed />}
          art={<LeadArt page={activity.page} shapes={['wide', 'card']} />}
          way={claim}
        >
          <Words data-part="activity-words">{children}</Words>
        </LargeCoupon>
      </Upper>
      {foot && <SmallPrint data-part="small-print">{foot}</SmallPrint>}
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
