import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { aboveFold, belowFold, couponPaper, stubAtEnd } from './coupon-look.ts';
import { CouponArt, CouponStub } from './coupon-parts.ts';
import { longFigure, signAlone, unitAbove } from './OfferFigure.tsx';
import type { PromoTone } from './promo-card-props.ts';

/** What came of a press on the stub, which is longer than a button. */
const told = "[data-part='way'] [data-part='notice']";

/** From top to foot: the picture, whole, the words, and the stub below the fold; with room for it the stub lies at the end. */
const Sheet = styled.div`
  ${couponPaper}
  grid-template: auto 1fr auto / minmax(0, 1fr);
  > [data-part='coupon-art'] {
    aspect-ratio: 2;
    > img:nth-child(2) {
      display: none;
    }
  }
  @container coupon (min-width: 34rem) {
    --stub: 11.5rem;
    ${stubAtEnd}
    grid-template: minmax(13rem, auto) / minmax(0, 3fr) minmax(0, 2fr) var(--stub);
    > [data-part='coupon-art'] {
      place-self: stretch;
      aspect-ratio: 4 / 3;
      > img:nth-child(2) {
        display: block;
      }
      > img:has(+ img) {
        display: none;
      }
    }
    &:not(:has(> [data-part='coupon-art'])) {
      grid-template-columns: minmax(0, 1fr) var(--stub);
    }
  }
  @container coupon (min-width: 46rem) {
    --stub: 13rem;
  }
  /* Over a whole row no higher than half of one. */
  @container coupon (min-width: 58rem) {
    &:has(> [data-part='coupon-art']) {
      grid-template-columns: minmax(0, 27rem) minmax(0, 1fr) var(--stub);
    }
  }
  /* What is said there has the whole foot. */
  @container coupon (min-width: 34rem) {
    &&:has(${told}) {
      grid-template: auto auto / minmax(0, 2fr) minmax(0, 3fr);
      mask: none;
      > [data-part='stub'] {
        grid-column: 1 / -1;
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
  padding: ${vars.space.s4};
  overflow-wrap: anywhere;
  text-wrap: balance;
  @container coupon (max-width: 33.99rem) {
    ${aboveFold}
  }
  @container coupon (min-width: 34rem) {
    gap: ${vars.space.s2};
    padding: ${vars.space.s5};
  }
`;

/** One below the other. */
const stacked = css`
  grid-template: 'gives' auto 'way' auto / minmax(0, 1fr);
`;

/** At the foot what it gives and the way on share a line; at the side one stands over the other. Without a figure the way on has all of the foot: the picture says the rest. */
const Stub = styled(CouponStub)`
  --most: 2.5rem;
  --axis: start;
  grid-template: 'gives way' auto / minmax(0, 1fr) fit-content(62%);
  gap: ${vars.space.s2} ${vars.space.s4};
  padding: ${vars.space.s4};
  text-align: start;
  > [data-part='gives'] {
    grid-area: gives;
    min-width: 0;
  }
  > [data-part='way'] {
    display: grid;
    grid-area: way;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
    > * {
      justify-items: stretch;
    }
  }
  &:not(:has(> [data-part='way'])),
  &:has(${longFigure}),
  &:has(${told}) {
    ${stacked}
  }
  &:has(${told}) {
    ${belowFold}
  }
  @container coupon (max-width: 33.99rem) {
    ${belowFold}
    &:has(${signAlone}):has(> [data-part='way']) {
      ${stacked}
      row-gap: 0;
      > [data-part='gives'] {
        display: none;
      }
    }
  }
  @container coupon (max-width: 17rem) {
    ${stacked}
  }
  @container coupon (min-width: 34rem) {
    --most: 4.5rem;
    --axis: center;
    ${stacked}
    ${unitAbove}
    gap: ${vars.space.s5};
    align-content: center;
    text-align: center;
    > [data-part='way'] {
      text-align: start;
    }
    &&:has(${told}) {
      grid-template: 'gives way' auto / minmax(0, 1fr) minmax(0, 3fr);
    }
  }
`;

export interface LargeCouponProps {
  /** Ground of its stub. */
  readonly tone: PromoTone | 'soft';
  /** An `OfferFigure`, or what stands for one. */
  readonly gives: ReactNode;
  /** An `img`, or one for over the words (2 : 1) and one for beside them (4 : 3), or nothing. */
  readonly art: ReactNode;
  /** What it is called, and what is true of it. */
  readonly children: ReactNode;
  /** The way on, on the stub: a link, a button, or what looks like one. Left out: none. */
  readonly way?: ReactNode;
}

/** The coupon that leads: its stub comes last, and has the way on beside what it gives. */
export function LargeCoupon({ tone, gives, art, children, way }: LargeCouponProps) {
  return (
    <Sheet data-part="coupon" data-large="">
      {art && <CouponArt data-part="coupon-art">{art}</CouponArt>}
      <Words data-part="words">{children}</Words>
      <Stub data-part="stub" data-tone={tone}>
        <div data-part="gives">{gives}</div>
        {way && <div data-part="way">{way}</div>}
      </Stub>
    </Sheet>
  );
}
