import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** Around the rows of coupons. */
export const CouponPlace = styled.div`
  container: coupons / inline-size;
`;

/** The part to tear off. */
export const CouponStub = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-width: 0;
  padding: ${vars.space.s3} ${vars.space.s2};
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
    border: 1px dashed CanvasText;
  }
`;

export const CouponArt = styled.div`
  position: relative;
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

export const CouponText = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.4;
  [data-large] & {
    @container coupon (min-width: 46rem) {
      font-size: ${vars.text.md};
    }
  }
`;
