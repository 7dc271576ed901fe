import styled, { css } from 'styled-components';
import {
  aboveFold,
  belowFold,
  couponPaper,
  couponPlace,
  stubAtStart,
  tornDown,
} from '../../../components/PromoCard/coupon-look.ts';
import { CouponStub } from '../../../components/PromoCard/coupon-parts.ts';
import { longFigure, unitAbove } from '../../../components/PromoCard/OfferFigure.tsx';
import { vars } from '../../../theme/vars.ts';
import { claimNews } from './level-list-props.ts';

export const Place = styled.div`
  container: levels / inline-size;
`;

/** On phones they follow the one that leads, and speak for themselves. */
export const Heading = styled.div`
  display: none;
  margin-bottom: ${vars.space.s2};
  @container levels (min-width: 44rem) {
    display: block;
  }
`;

/** What is said of a claim has a whole row, and so has the other of its pair: the order holds and none stands alone. */
const wholeRows = css`
  > li:has(${claimNews}),
  > li:nth-child(odd):has(+ li ${claimNews}),
  > li:nth-child(odd):has(${claimNews}) + li,
  > li:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
`;

/** One below the other; two and three side by side where there is room, lowest first along each row. Of six columns, so that what remains takes all of its row. */
export const Coupons = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  @container levels (min-width: 44rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${vars.space.s4};
    > li {
      grid-column: span 3;
    }
    &:has(${claimNews}) {
      ${wholeRows}
    }
  }
  @container levels (min-width: 44rem) and (max-width: 59.99rem) {
    ${wholeRows}
  }
  @container levels (min-width: 60rem) {
    &:not(:has(${claimNews})) {
      > li {
        grid-column: span 2;
      }
      > li:last-child:nth-child(3n + 1) {
        grid-column: 1 / -1;
      }
      > li:nth-last-child(2):nth-child(3n + 1),
      > li:nth-last-child(2):nth-child(3n + 1) + li {
        grid-column: span 3;
      }
    }
  }
`;

export const Level = styled.li`
  ${couponPlace}
  container: level / inline-size;
`;

/** Of what was had the stub is torn off. */
export const Sheet = styled.div`
  --stub: 6rem;
  ${couponPaper}
  grid-template-columns: var(--stub) minmax(0, 1fr);
  min-height: 7rem;
  ${stubAtStart}
  &[data-state='claimed'] {
    ${tornDown}
  }
  &[data-state='open'] {
    background: ${vars.color.surface2};
  }
  @container level (min-width: 19rem) {
    --stub: 6.5rem;
  }
  @container level (min-width: 26.01rem) {
    --stub: 8rem;
    &:has(${longFigure}) {
      --stub: 11rem;
    }
  }
  @container level (min-width: 34rem) {
    min-height: 5.5rem;
  }
  /* A long sum, and what is said of a claim, have no room in half of a phone: the stub lies over the rest. */
  @container level (max-width: 26rem) {
    &&:has(${longFigure}),
    &&:has(${claimNews}) {
      grid-template: 4rem auto / minmax(0, 1fr);
      mask: none;
      > [data-part='stub'] {
        ${aboveFold}
      }
      > [data-part='level-words'] {
        ${belowFold}
      }
    }
  }
`;

/** Lit where it can be had now; what cannot is as grey as its medal, and what was had as quiet as its paper. */
export const Stub = styled(CouponStub)`
  --most: 3rem;
  --least: 3;
  @container level (min-width: 26.01rem) {
    ${unitAbove}
  }
  @container level (max-width: 26rem) {
    [data-part='coupon']:not(:has(${longFigure}), :has(${claimNews})) > & {
      ${unitAbove}
    }
  }
  [data-state='claimed'] > && {
    background: ${vars.color.surface1};
    color: ${vars.color.textMuted};
  }
  [data-state='locked'] > && {
    background: ${vars.color.surface2};
    color: ${vars.color.textMuted};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template: 'medal name' auto 'medal claim' auto / 3rem minmax(0, 1fr);
  gap: ${vars.space.s2} ${vars.space.s3};
  align-items: center;
  align-content: center;
  min-width: 0;
  padding: ${vars.space.s3};
  > img,
  > svg:first-child {
    grid-area: medal;
    width: 100%;
    height: auto;
  }
  > [data-part='badge'],
  > [data-part='claim-reward'] {
    grid-area: claim;
    justify-self: start;
  }
  /* Guests claim nothing. */
  &&:not(:has(> :nth-child(3))) {
    grid-template-rows: auto;
    grid-template-areas: 'medal name';
  }
  [data-state='locked'] > & {
    color: ${vars.color.textMuted};
    > img {
      filter: grayscale(1);
    }
  }
  /* Name and state begin on one line, in every one of them. */
  @container level (max-width: 26rem) {
    grid-template-columns: 2.5rem minmax(0, 1fr);
    row-gap: ${vars.space.s1};
    column-gap: ${vars.space.s2};
  }
  @container level (max-width: 18.99rem) {
    grid-template-columns: 2rem minmax(0, 1fr);
  }
  @container level (min-width: 26.01rem) {
    grid-template-columns: 4rem minmax(0, 1fr);
    column-gap: ${vars.space.s4};
    padding-inline: ${vars.space.s4};
  }
  /* Over a whole row what leads on stands at its end. */
  @container level (min-width: 34rem) {
    &:not(:has(${claimNews})) {
      grid-template: 'medal name claim' auto / 4rem minmax(0, 1fr) auto;
      padding-inline-end: ${vars.space.s5};
    }
  }
`;

export const Name = styled.p`
  grid-area: name;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 1.3;
  [data-state='open'] & {
    font-weight: ${vars.weight.strong};
  }
`;

/** Where what a level brings is no sum, its words. */
export const Words = styled.span`
  overflow-wrap: anywhere;
  font-weight: ${vars.weight.strong};
  line-height: 1.25;
`;
