import { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { vars } from '../../../../theme/vars.ts';
import { boxless } from '../paper.ts';
import { tornAbove, tornBeside } from './perforation.ts';

/** What is beyond the perforated line: the facts; of a withdrawal to be confirmed what is signed; without facts what is to be done. */
const beyond = (rules: ReturnType<typeof css>) => css`
  &:not([data-part='withdraw-confirm']) > [data-part='side'],
  &[data-part='withdraw-confirm'] > form,
  > [data-part='group'] + [data-part='group'],
  &[data-alone] > :nth-child(2) {
    ${rules}
  }
`;

/** A pass of two parts with a perforated line between them: one below the other on phones, side by side where there is room. */
export const notesStep = css`
  &[data-cashier='notes'] {
    width: 100%;
    max-width: 34rem;
    margin-inline: auto;
    padding: ${vars.space.s5} ${vars.space.s4};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface1};

    ${beyond(css`
      ${tornAbove}
      margin-inline: calc(-1 * ${vars.space.s4});
      padding: ${vars.space.s5} ${vars.space.s4} 0;
    `)}
    ${boxless}
    /* What has become of it. */
    > :is([role='status'], [role='alert']) {
      justify-items: center;
      padding-block: 0;
      text-align: center;
    }
    [data-part='bank-card'] {
      padding-block-start: ${vars.space.s4};
      border-block-start: 1px solid ${vars.color.line};
    }
    [data-part='side'] > p {
      justify-content: center;
      text-align: center;
    }
    /* The time along the head of the pass, as a band. */
    [data-part='pix-qr'] > [data-part='countdown'] {
      justify-content: space-between;
      margin: calc(-1 * ${vars.space.s5}) calc(-1 * ${vars.space.s4}) 0;
      padding: ${vars.space.s3} ${vars.space.s4};
      border-start-start-radius: calc(${vars.radius.lg} - ${vars.size.edge});
      border-start-end-radius: calc(${vars.radius.lg} - ${vars.size.edge});
      background: ${vars.color.surface2};
      font-size: ${vars.text.sm};
    }
    [data-part='due'] > [data-part='amount'] {
      font-size: clamp(1.5rem, 9vw, 3rem);
    }
    [data-part='steps'] {
      padding-block-start: ${vars.space.s4};
      border-block-start: 1px solid ${vars.color.line};
    }

    ${media.desktop} {
      /* In a sheet over a game it stays in one column. */
      &:not([data-part='drawer'] *) {
        grid-template-rows: auto 1fr;
        grid-template-columns: minmax(0, 1fr) minmax(0, 23rem);
        gap: 0;
        max-width: none;
        padding: 0;
        > * {
          grid-column: 1;
          margin-inline: 0;
          padding: ${vars.space.s6} ${vars.space.s8};
        }
        > [data-part='section-header'] {
          padding-block-end: 0;
        }
        > [data-part='section-header'] + [data-part='side'] {
          padding-block-start: ${vars.space.s4};
        }
        > [role] + [data-part='side'] + * {
          padding-block-start: 0;
        }
        ${beyond(css`
          ${tornBeside}
          border-block-start: 0;
          grid-area: 1 / 2 / span 2;
          align-self: stretch;
          align-content: start;
          margin: 0;
          padding: ${vars.space.s6};
        `)}
        /* Nothing can be done but wait. */
        &[data-alone]:not(:has(> :nth-child(2))) {
          grid-template-columns: minmax(0, 1fr);
        }
        [data-part='pix-qr'][data-status='waiting'] {
          grid-template-columns: minmax(0, 1fr) 14rem;
          column-gap: ${vars.space.s6};
          > [data-part='countdown'] {
            grid-column: 1 / -1;
            margin: calc(-1 * ${vars.space.s6}) calc(-1 * ${vars.space.s8}) 0;
            padding-inline: ${vars.space.s8};
            border-start-end-radius: 0;
          }
          > [data-part='due'] {
            align-self: end;
            justify-items: start;
          }
          > :has(> [data-part='qr']) {
            grid-area: 2 / 2 / span 2;
            width: 100%;
          }
        }
      }
    }
  }
`;
