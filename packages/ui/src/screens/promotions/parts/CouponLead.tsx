import styled from 'styled-components';
import { ActivityArt } from '../../../components/ActivityArt/ActivityArt.tsx';
import {
  CouponArt,
  CouponStub,
  couponPaper,
  couponPlace,
  perforatedAcross,
  perforatedDown,
} from '../../../components/PromoCard/CouponSheet.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { ActivityLeadProps } from './activity-lead-props.ts';
import { OfferGives } from './OfferGives.tsx';

const Root = styled.div`
  ${couponPlace}
  container: lead / inline-size;
`;

/** The stub lies at the foot, and at the end where there is room for it. */
const Sheet = styled.div`
  --stub: 4.5rem;
  --fold: calc(100% - var(--stub));
  ${couponPaper}
  grid-template: auto minmax(0, 1fr) var(--stub) / minmax(0, 1fr);
  ${perforatedAcross}
  > [data-part='picture'] {
    aspect-ratio: 2;
  }
  @container lead (min-width: 36rem) {
    --stub: 10rem;
    --line: calc(100% - var(--stub));
    grid-template: minmax(13rem, 1fr) / minmax(0, 5fr) minmax(0, 4fr) var(--stub);
    ${perforatedDown}
    > [data-part='picture'] {
      aspect-ratio: auto;
    }
  }
  /* No less of the picture than there is room for. */
  @container lead (min-width: 46rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) var(--stub);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space.s2};
  align-content: center;
  padding: ${vars.space.s4};
  text-wrap: balance;
  @container lead (min-width: 36rem) {
    padding: ${vars.space.s5};
    font-size: ${vars.text.lg};
  }
`;

/** At the foot, sign or caption and figure stand on one line, which begins where the words do. Tinted: all of the accent would be a button. */
const Stub = styled(CouponStub)`
  @container lead (max-width: 35.99rem) {
    padding: ${vars.space.s1} ${vars.space.s4};
    > [data-part='offer-figure'] {
      grid-auto-flow: column;
      gap: ${vars.space.s3};
      grid-auto-columns: auto;
      justify-content: start;
    }
  }
`;

/** The head of an offer as a large coupon. */
export function CouponLead({ activity, children }: ActivityLeadProps) {
  return (
    <Root data-part="activity-lead">
      <Sheet>
        <CouponArt data-part="picture">
          <ActivityArt page={activity.page} shape="wide" isBare />
        </CouponArt>
        <Words data-part="activity-words">{children}</Words>
        <Stub data-part="stub" data-tone={activity.openCount > 0 ? 'soft' : 'plain'}>
          <OfferGives activity={activity} isNamed />
        </Stub>
      </Sheet>
    </Root>
  );
}

/** The same on its way. */
export function CouponLeadBones() {
  return (
    <Root>
      <Sheet>
        <CouponArt data-part="picture" />
        <Words>
          <Skeleton />
          <Skeleton width="half" />
        </Words>
        <Stub>
          <Skeleton shape="circle" />
        </Stub>
      </Sheet>
    </Root>
  );
}
