import { css } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { vars } from '../../../../theme/vars.ts';
import { boxless } from '../paper.ts';
import { felt, oval, round, wedges } from './chip-looks.ts';
import { factStrips } from './fact-strip.ts';

/** The chip that the code lies on, and how much of it the code takes: its corners stay clear of the rim. */
const coin = 'min(var(--coin), 100%)';
const part = 0.6;
const beside = (1 - part) / 2;

/** The code on a chip on the felt, its rim the time that is left; what is copied on a plaque below or, with room, at its end. */
const order = css`
  [data-part='pix-qr'] {
    ${felt}
    --coin: 21.5rem;
    justify-items: center;
    gap: ${vars.space.s4};
    padding: ${vars.space.s5} ${vars.space.s4};
    text-align: center;
    ${media.phone} {
      /* The button that copies is in the first window. */
      --coin: 14.5rem;
      row-gap: ${vars.space.s3};
      padding-block-start: ${vars.space.s4};
      &:not([data-part='drawer'] *) {
        margin-inline: calc(-1 * ${vars.space.s4});
        border-inline: 0;
        border-radius: 0;
      }
    }
    /* Both are what the felt is about: first how much, then how long. */
    > [data-part='due'] {
      grid-row: 1;
    }
    [data-part='countdown'] {
      grid-row: 2;
      margin-block-start: calc(-1 * ${vars.space.s2});
      font-size: ${vars.text.sm};
    }
    > :has(> [data-part='qr']),
    > [data-part='time-left'] > svg {
      grid-row: 3;
      grid-column: 1;
      place-self: center;
    }
    > [data-part='time-left'] > svg {
      z-index: 1;
      width: ${coin};
    }
    > :has(> [data-part='qr']) {
      --ink: ${vars.color.second};
      --notch: ${vars.color.surface1};
      isolation: isolate;
      width: calc(${coin} * ${part});
      margin-block: calc(${coin} * ${beside});
      &::before {
        content: '';
        position: absolute;
        z-index: -1;
        inset: calc(-100% * ${beside / part});
        border-radius: ${round};
        background:
          radial-gradient(closest-side, ${vars.color.surface1} 85%, var(--ink) 85.3% 86.3%, transparent 86.6%),
          ${wedges};
      }
      > [data-part='seal'] {
        inset-inline: -25%;
      }
    }
    /* Where time runs, the rim is the time. */
    &:has(> [data-part='time-left'] > svg) > :has(> [data-part='qr']) {
      --ink: ${vars.color.surface1};
    }
    > :last-child {
      grid-row: 4;
      width: 100%;
      max-width: 26rem;
      padding: ${vars.space.s4};
      border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
      border-radius: ${vars.radius.md};
      background: ${vars.color.surface1};
      text-align: start;
    }
  }
  [data-part='due'] > [data-part='amount'] {
    font-size: clamp(1.5rem, 8vw, 3rem);
  }
  [data-part='steps'] {
    ${media.wide} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${vars.space.s10};
    }
  }
  ${media.desktop} {
    /* In a sheet over a game it stays in one column. */
    [data-part='pix-qr']:not([data-part='drawer'] *) {
      grid-template-rows: 1fr auto auto 1fr;
      grid-template-columns: minmax(0, 1fr) 21.5rem minmax(0, 1fr);
      column-gap: ${vars.space.s6};
      padding: ${vars.space.s6};
      > [data-part='due'] {
        grid-area: 2 / 1;
        > [data-part='amount'] {
          font-size: clamp(1.25rem, 2.6vw, 2.5rem);
        }
      }
      [data-part='countdown'] {
        grid-area: 3 / 1;
      }
      > :has(> [data-part='qr']),
      > [data-part='time-left'] > svg {
        grid-area: 1 / 2 / span 4;
      }
      > :last-child {
        grid-area: 1 / 3 / span 4;
        align-self: center;
      }
    }
  }
`;

/** What has become of it, in the place on the table; what is to be done below it, and the facts in strips. */
export const chipsStep = css`
  &[data-cashier='chips'] {
    width: 100%;
    ${factStrips}
    ${order}
    > :is([role='status'], [role='alert']) {
      ${oval}
      align-content: center;
      justify-items: center;
      width: calc(100% - 16px);
      max-width: 46rem;
      min-height: 15rem;
      margin: 8px auto;
      padding: ${vars.space.s6} ${vars.space.s8};
      background: ${vars.color.secondSoft};
      text-align: center;
    }
    > [role='alert'] {
      --oval: ${vars.color.danger};
    }
    > :is([role='status'], [role='alert']) ~ :not([data-part='side']),
    > form {
      width: 100%;
      max-width: 32rem;
      margin-inline: auto;
    }
    > [data-part='side'] > p {
      justify-content: center;
      text-align: center;
    }
    [data-part='chip-pass'] {
      ${boxless}
    }
  }
`;
