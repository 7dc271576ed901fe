import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { aboveFold, belowFold, couponPaper, stubAtStart } from './coupon-look.ts';
import { CouponArt, CouponStub } from './coupon-parts.ts';
import { LargeCoupon } from './LargeCoupon.tsx';
import { GivesOrSign, type GivesOrSignProps, longFigure, unitAbove } from './OfferFigure.tsx';
import type { PromoTone } from './promo-card-props.ts';

const Sheet = styled.div`
  --stub: 6.5rem;
  ${couponPaper}
  grid-template-columns: var(--stub) minmax(0, 1fr);
  ${stubAtStart}
  @container coupon (min-width: 20rem) {
    --stub: 7.5rem;
  }
  @container coupon (min-width: 24rem) {
    --stub: 8.25rem;
  }
  @container coupon (min-width: 34rem) {
    --stub: 11rem;
  }
  /* A sum of many figures would be small print beside the words: it lies over them. */
  @container coupon (max-width: 33.99rem) {
    &:has(${longFigure}) {
      grid-template: auto 1fr / minmax(0, 1fr);
      mask: none;
    }
  }
`;

/** Its unit stands over the figure, which is as large as the stub so. */
const Stub = styled(CouponStub)`
  --most: 3.5rem;
  --least: 3.65;
  ${unitAbove}
  @container coupon (max-width: 33.99rem) {
    &:has(${longFigure}) {
      --most: 2rem;
      padding: ${vars.space.s4};
      ${aboveFold}
    }
  }
`;

/** What is kept: a picture over the words, at their end on phones, and beside them where they have room. */
const Body = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-width: 0;
  > [data-part='coupon-art'] {
    grid-row: 1;
    height: 5.5rem;
  }
  > [data-part='words'] {
    grid-row: 2;
  }
  @container coupons (min-width: 40rem) {
    > [data-part='coupon-art'] {
      height: 6.5rem;
      /* No less of the picture where it is broader. */
      @container coupon (min-width: 24rem) {
        height: 8.5rem;
      }
    }
  }
  @container coupons (max-width: 39.99rem) {
    grid-template: minmax(7.25rem, 1fr) / minmax(0, 1fr) auto;
    > [data-part='coupon-art'] {
      grid-column: 2;
      width: 3rem;
      height: 100%;
      /* A strip shows nothing of a picture. */
      @container coupon (max-width: 24rem) {
        display: none;
      }
    }
    > [data-part='words'] {
      grid-row: 1;
    }
  }
  @container coupon (max-width: 33.99rem) {
    [data-part='coupon']:has(${longFigure}) > & {
      ${belowFold}
    }
  }
  @container coupon (min-width: 34rem) {
    grid-template: minmax(10rem, 1fr) / minmax(0, 1fr);
    > [data-part='words'] {
      grid-row: 1;
    }
    &:has(> [data-part='coupon-art']) {
      /* In its own shape, where there is room for all of it. */
      grid-template-columns: minmax(0, 1fr) min(20rem, 58%);
      > [data-part='coupon-art'] {
        grid-column: 2;
        height: 100%;
      }
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space.s1};
  justify-content: center;
  min-width: 0;
  padding: ${vars.space.s3} ${vars.space.s4};
  @container coupon (min-width: 24rem) {
    padding-block: ${vars.space.s4};
  }
  @container coupon (min-width: 34rem) {
    gap: ${vars.space.s2};
    padding: ${vars.space.s6} ${vars.space.s5};
  }
`;

export interface CouponProps extends GivesOrSignProps {
  /** `soft` stands out, beside one of `accent`. */
  readonly tone: PromoTone | 'soft';
  /** The one that leads. */
  readonly isLarge: boolean;
  /** An `img`, or nothing. */
  readonly art: ReactNode;
  /** Title, text, and what is true now. */
  readonly children: ReactNode;
  /** The way on: below the words, and on the stub of the one that leads. Left out: none. */
  readonly way?: ReactNode;
}

/** A coupon of two parts: a stub that says what it gives, and what it is about. */
export function Coupon({ gives, icon, tone, isLarge, art, children, way }: CouponProps) {
  const given = <GivesOrSign gives={gives} icon={icon} />;
  if (isLarge)
    return (
      <LargeCoupon tone={tone} gives={given} art={art} way={way}>
        {children}
      </LargeCoupon>
    );
  return (
    <Sheet data-part="coupon">
      <Stub data-part="stub" data-tone={tone}>
        {given}
      </Stub>
      <Body>
        {/* In the order of the eyes: the picture is decoration, and stands where its grid puts it. */}
        {art && <CouponArt data-part="coupon-art">{art}</CouponArt>}
        <Words data-part="words">
          {children}
          {way}
        </Words>
      </Body>
    </Sheet>
  );
}
