import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { cutEdge } from './cut-edge.ts';
import { GivesOrSign, type GivesOrSignProps } from './OfferFigure.tsx';
import { pressedWhole } from './pressed-whole.ts';
import type { PromoTone } from './promo-card-props.ts';

const paper = vars.color.bg;
const notch = '8px';

/**
 * Really cut out: two half rounds in the edges and a row of holes between them, so that any ground shows through. Where the line between
 * the two parts runs say `--line` (from the start), or `--fold` (from the top) where it lies.
 */
export const perforatedDown = css`
  mask:
    radial-gradient(circle at var(--line) 0, transparent ${notch}, ${paper} calc(${notch} + 0.5px)) intersect,
    radial-gradient(circle at var(--line) 100%, transparent ${notch}, ${paper} calc(${notch} + 0.5px)) intersect,
    radial-gradient(circle at var(--line) 50%, transparent 1.75px, ${paper} 2.25px) 0 0 / 100% 9px round;
`;
/** The same where the stub was torn off: the holes have run into each other. */
export const tornDown = css`
  mask:
    radial-gradient(circle at var(--line) 0, transparent ${notch}, ${paper} calc(${notch} + 0.5px)) intersect,
    radial-gradient(circle at var(--line) 100%, transparent ${notch}, ${paper} calc(${notch} + 0.5px)) intersect,
    radial-gradient(circle at var(--line) 50%, transparent 5px, ${paper} 5.5px) 0 0 / 100% 8px round;
`;
export const perforatedAcross = css`
  mask:
    radial-gradient(circle at 0 var(--fold), transparent ${notch}, ${paper} calc(${notch} + 0.5px)) intersect,
    radial-gradient(circle at 100% var(--fold), transparent ${notch}, ${paper} calc(${notch} + 0.5px)) intersect,
    radial-gradient(circle at 50% var(--fold), transparent 1.75px, ${paper} 2.25px) 0 0 / 9px 100% round;
`;

/** Around what is cut. */
export const couponPlace = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  border-radius: ${vars.radius.lg};
  ${cutEdge}
`;

/** The paper of both parts. */
export const couponPaper = css`
  display: grid;
  min-width: 0;
  overflow: clip;
  border-radius: ${vars.radius.lg};
  background: ${vars.color.surface1};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    mask: none;
  }
`;

/** One coupon; all of it is the press area of its link, whose focus ring runs around it, where nothing is cut off. */
export const couponRoot = css`
  ${couponPlace}
  container: coupon / inline-size;
  ${pressedWhole}
`;

/** Offers below each other; two side by side where there is room, then three, the first as wide as two. */
export const CouponPlace = styled.div`
  container: coupons / inline-size;
`;
export const couponRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  @container coupons (min-width: 40rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${vars.space.s4};
    > * {
      grid-column: span 3;
    }
  }
`;

const Sheet = styled.div`
  --stub: 6rem;
  --line: var(--stub);
  ${couponPaper}
  grid-template-columns: var(--stub) minmax(0, 1fr);
  ${perforatedDown}
  @container coupon (min-width: 34rem) {
    --stub: 8.5rem;
  }
  @container coupon (min-width: 46rem) {
    --stub: 11rem;
  }
`;

/** The part to tear off. */
export const CouponStub = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-width: 0;
  padding: ${vars.space.s3} ${vars.space.s1};
  background: ${vars.color.secondSoft};
  color: ${vars.color.second};
  text-align: center;

  &[data-tone='soft'] {
    background: ${vars.color.accentSoft};
    color: ${vars.color.accentText};
  }
  &[data-tone='accent'] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  &[data-tone='second'] {
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
  }
  @media (forced-colors: active) {
    border-inline-end: 1px dashed CanvasText;
  }
`;

/** What is kept: a picture over the words, at their end on phones, and beside them where they have room. */
const Body = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-width: 0;
  > [data-part='coupon-art'] {
    height: 5.5rem;
  }
  /* Whole: what is about the subject is cut by nothing. */
  &[data-large] > [data-part='coupon-art'] {
    height: auto;
    aspect-ratio: 2;
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
    &:not([data-large]) {
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
  }
  @container coupon (min-width: 34rem) {
    grid-template: minmax(10rem, 1fr) / minmax(0, 1fr);
    > [data-part='words'] {
      grid-row: 1;
    }
    &:has(> [data-part='coupon-art']) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      > [data-part='coupon-art'] {
        grid-column: 2;
        height: 100%;
        aspect-ratio: auto;
      }
    }
    &[data-large] {
      grid-template-rows: minmax(14rem, 1fr);
    }
  }
`;

export const CouponArt = styled.div`
  position: relative;
  grid-row: 1;
  min-width: 0;
  background: ${vars.color.surface2};
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* Until it is drawn a browser would frame its place. */
    &:not([src]) {
      visibility: hidden;
    }
  }
`;

export const CouponWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${vars.space.s1};
  justify-content: center;
  min-width: 0;
  padding: ${vars.space.s3};
  @container coupon (min-width: 24rem) {
    padding: ${vars.space.s4};
  }
  @container coupon (min-width: 34rem) {
    gap: ${vars.space.s2};
    padding: ${vars.space.s6} ${vars.space.s5};
  }
`;

/** Of what an offer is called. */
export const couponTitle = css`
  font-family: ${vars.font.display};
  font-size: ${vars.text.md};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  line-height: 1.25;
  @container coupon (min-width: 34rem) {
    font-size: ${vars.text.lg};
    [data-large] & {
      font-size: ${vars.text.xxl};
      line-height: 1.15;
    }
  }
`;

export const CouponText = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.4;
  [data-large] & {
    @container coupon (min-width: 34rem) {
      font-size: ${vars.text.md};
    }
  }
`;

export interface CouponProps extends GivesOrSignProps {
  /** `soft` stands out, beside one of `accent`. */
  readonly tone: PromoTone | 'soft';
  /** Larger letters where it is broad enough for them. */
  readonly isLarge: boolean;
  /** An `img`, or nothing. */
  readonly art: ReactNode;
  /** Title, text, what is true now, and the way there. */
  readonly children: ReactNode;
}

/** A coupon of two parts: a stub that says what it gives, and what it is about. */
export function Coupon({ gives, icon, tone, isLarge, art, children }: CouponProps) {
  const large = isLarge ? '' : undefined;
  return (
    <Sheet data-part="coupon" data-large={large}>
      <CouponStub data-part="stub" data-tone={tone}>
        <GivesOrSign gives={gives} icon={icon} />
      </CouponStub>
      <Body data-large={large}>
        {/* In the order of the eyes: the picture is decoration, and stands where its grid puts it. */}
        {art && <CouponArt data-part="coupon-art">{art}</CouponArt>}
        <CouponWords data-part="words">{children}</CouponWords>
      </Body>
    </Sheet>
  );
}
