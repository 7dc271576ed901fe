import { css } from 'styled-components';
import { headUp } from '../../../components/PromoCard/tag-look.ts';
import { vars } from '../../../theme/vars.ts';
import { claimNews } from './level-list-props.ts';

/** Of the cord. */
export const thread = '4px';

/** From the rail of its row, whose pieces are lit as far as the cord is. What is said of a claim has two places. */
export const hanging = css`
  padding-block-start: ${vars.space.s6};
  &::before,
  &:first-child::before {
    inset: 0 calc(-1 * var(--gap)) auto 0;
    width: auto;
    height: ${thread};
  }
  &::after,
  &:last-child::after {
    content: '';
    inset-block: 0 auto;
    inset-inline-start: calc(50% - ${thread} / 2);
    height: calc(${vars.space.s6} + var(--line));
    background: var(--cord);
  }
  &:has(${claimNews}) {
    grid-column: span 2;
  }
`;

/** From head to foot on one axis, whatever is said at the foot. */
export const upright = css`
  ${headUp}
  --axis: center;
  --most: 2rem;
  grid-template: 'medal' auto 'name' auto 'bonus' minmax(calc(1.1 * var(--most)), auto) 'claim' 1fr / minmax(0, 1fr);
  gap: ${vars.space.s2};
  align-content: stretch;
  justify-items: center;
  padding: calc(2 * var(--eye)) var(--pad) ${vars.space.s4};
  text-align: center;
  > img,
  > svg:first-child {
    width: 4rem;
  }
  > [data-part='badge'],
  > [data-part='claim-reward'] {
    justify-self: center;
  }
  &:has(${claimNews}) > [data-part='claim-reward'] {
    justify-self: stretch;
    text-align: start;
  }
`;
