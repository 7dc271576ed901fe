import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { clampedText, figures, focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { walletActions } from './wallet-actions-look.ts';

/** Small, in one line with the number to copy. */
const who = css`
  > [data-part='who'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${vars.space.s1} ${vars.space.s2};
    padding: ${vars.space.s4} ${vars.space.s3} 0 ${vars.space.s5};
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
    [data-part='change'] {
      background: ${vars.color.text};
      color: ${vars.color.bg};
    }
    [data-part='number'] {
      color: ${vars.color.textMuted};
    }
    > [role='status'] {
      color: ${vars.color.danger};
      font-size: ${vars.text.sm};
    }
  }
`;

/** The one large figure. */
const balance = css`
  > [data-part='balance'] {
    display: grid;
    container-type: inline-size;
    padding: ${vars.space.s6} ${vars.space.s5} 0;
    > span {
      color: ${vars.color.textMuted};
      font-size: ${vars.text.sm};
    }
    > strong {
      font-family: ${vars.font.display};
      font-size: clamp(1.75rem, 12.5cqi, 3rem);
      font-weight: ${vars.weight.display};
      letter-spacing: ${vars.lettering.display};
      line-height: 1.2;
      ${figures}
    }
    &[data-long] > strong {
      font-size: clamp(1.125rem, 7.5cqi, 2rem);
    }
    > p {
      display: flex;
      align-items: center;
      gap: ${vars.space.s1};
      color: ${vars.color.warning};
      font-size: ${vars.text.sm};
    }
  }
`;

/** One below the other, each amount at its line's end. */
const inRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${vars.space.s2};
  }
  > div:first-child {
    padding-top: 0;
  }
  > div + div {
    padding-inline: 0;
    border-inline: 0;
    border-top: 1px solid ${vars.color.line};
  }
`;

/** What it is made of and what waits, in one quiet line; where that is long, or the panel is high anyway, a line for each. */
const parts = css`
  > [data-part='parts'] {
    display: flex;
    justify-content: space-between;
    gap: ${vars.space.s3};
    padding: ${vars.space.s4} ${vars.space.s5} 0;
    font-size: ${vars.text.xs};
    line-height: 1.3;
    > div {
      display: grid;
      grid-template-rows: 1fr auto;
      gap: 2px ${vars.space.s3};
    }
    > div + div {
      padding-inline-start: ${vars.space.s3};
      border-inline-start: 1px solid ${vars.color.line};
    }
    dt {
      color: ${vars.color.textMuted};
      text-wrap: balance;
    }
    dd {
      font-size: ${vars.text.sm};
      font-weight: ${vars.weight.strong};
      font-variant-numeric: lining-nums;
    }
    &:is([data-long], :has(> :nth-child(4))) {
      ${inRows}
    }
    @container wallet (width < 19rem) {
      ${inRows}
    }
    @container wallet (min-width: 54rem) {
      ${inRows}
      font-size: ${vars.text.sm};
    }
  }
`;

/** What grows while one plays, on a strip at the panel's foot: a line each. */
const strip = css`
  > [data-part='strip'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    background: ${vars.color.secondSoft};
    [data-part='level'] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: ${vars.space.s3};
      min-height: 52px;
      padding-inline: ${vars.space.s5};
      color: ${vars.color.text};
      font-size: ${vars.text.sm};
      font-weight: ${vars.weight.strong};
      text-decoration: none;
      ${focusRing}
      &:focus-visible {
        outline-offset: -3px;
      }
      > span {
        ${clampedText}
      }
      > svg:first-child {
        color: ${vars.color.second};
      }
    }
    a[data-part='level'] {
      ${media.hover} {
        &:hover > span {
          text-decoration: underline;
        }
      }
    }
    [data-part='progress'] {
      padding: 0 ${vars.space.s5} ${vars.space.s4};
      > :first-child > * {
        color: ${vars.color.text};
      }
      > :last-child {
        height: 8px;
      }
    }
  }
`;

/** Whose money it is, how much, what it is made of, and what is done with it. */
export const walletHeadLook = css`
  grid-template-columns: minmax(0, 1fr);
  ${who}
  ${balance}
  ${parts}
  ${strip}
  > [data-part='pictures'] {
    padding: ${vars.space.s4} ${vars.space.s5} 0;
  }
  ${walletActions}
  /* Over two columns of lists it has two itself: the money, and what is done with it. */
  @container wallet (40rem <= width < 54rem) {
    &:not(:has(> [data-part='pictures'])) {
      grid-template: auto auto 1fr / repeat(2, minmax(0, 1fr));
      > :is([data-part='who'], [data-part='balance'], [data-part='parts']) {
        grid-column: 1;
      }
      > [data-part='parts'] {
        padding-bottom: ${vars.space.s5};
      }
      > [data-part='actions'] {
        grid-area: 1 / 2 / span 2;
        align-content: center;
      }
      > [data-part='strip'] {
        grid-area: 3 / 2;
        align-self: end;
        border-start-start-radius: ${vars.radius.lg};
      }
    }
  }
`;
