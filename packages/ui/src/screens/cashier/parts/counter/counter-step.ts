import { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { vars } from '../../../../theme/vars.ts';
import { boxless } from '../paper.ts';

/** A receipt, as it is handed over: out of a slot, torn off below, its facts in rows. */
export const counterStep = css`
  &[data-cashier='counter'] {
    position: relative;
    gap: ${vars.space.s5};
    width: 100%;
    max-width: 34rem;
    margin: 4px auto 10px;
    padding: ${vars.space.s6} ${vars.space.s4} ${vars.space.s5};
    background: ${vars.color.surface1};
    ${media.wide} {
      padding: ${vars.space.s6} ${vars.space.s8};
    }
    &::before {
      content: '';
      position: absolute;
      inset: -4px -10px auto;
      height: 8px;
      border-radius: ${vars.radius.pill};
      background: ${vars.color.surface3};
    }
    &::after {
      content: '';
      position: absolute;
      inset: 100% 0 auto;
      height: 8px;
      background: radial-gradient(circle at 50% 0, ${vars.color.surface1} 7px, transparent 7.5px) 0 0 / 16px 8px;
      background-repeat: round no-repeat;
    }
    /* What has become of it. */
    > :is([role='status'], [role='alert']) {
      justify-items: center;
      text-align: center;
    }
    > [data-part='side'] {
      gap: ${vars.space.s4};
      padding-block-start: ${vars.space.s5};
      border-top: 2px dashed ${vars.color.lineStrong};
      /* Links below the facts: in the middle as all that is no row. */
      > p {
        justify-content: center;
        text-align: center;
      }
    }
    > [data-part='section-header'] {
      justify-content: center;
      text-align: center;
    }
    /* Below its title the receipt goes on; what is signed is below the line where it is torn. */
    &[data-part='withdraw-confirm'] > [data-part='side'] {
      padding-block-start: 0;
      border-top: 0;
    }
    > form {
      padding-block-start: ${vars.space.s5};
      border-top: 2px dashed ${vars.color.lineStrong};
    }
    [data-part='due'] > [data-part='amount'] {
      font-size: clamp(1.5rem, 9vw, 3rem);
    }
    ${boxless}
    [data-part='bank-card'] {
      padding-block-start: ${vars.space.s4};
      border-top: 1px solid ${vars.color.line};
    }
    [data-part='fee-summary'] > [data-total] {
      margin-block-start: ${vars.space.s2};
      padding-block-start: ${vars.space.s4};
      > dd {
        font-size: ${vars.text.xxl};
        line-height: 1.1;
      }
    }
    [data-part='steps'] {
      padding-block-start: ${vars.space.s4};
      border-top: 1px solid ${vars.color.line};
    }
  }
`;
