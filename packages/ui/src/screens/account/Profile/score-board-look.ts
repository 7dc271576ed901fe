import { css } from 'styled-components';
import { figures } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** The figure is as wide as the board; on desktops as wide as what the smaller cells leave of it. */
const balance = css`
  > [data-part='balance'] {
    display: grid;
    align-content: center;
    gap: ${vars.space.s3};
    padding: ${vars.space.s4} ${vars.space.s4} ${vars.space.s5};
    @container score (min-width: 40rem) {
      --flaps: 7rem;
      padding: ${vars.space.s6};
    }
    @container score (min-width: 84rem) {
      --flaps: 9rem;
    }
    > span {
      color: ${vars.color.textMuted};
      font-size: ${vars.text.sm};
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
const inLines = css`
  grid-auto-flow: row;
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    padding-inline: ${vars.space.s4};
  }
`;

/** The board's second line. */
const parts = css`
  > [data-part='parts'] {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: inherit;
    > div {
      display: grid;
      grid-template-rows: 1fr auto;
      gap: ${vars.space.s1} ${vars.space.s3};
      padding: ${vars.space.s3} ${vars.space.s2} ${vars.space.s3} ${vars.space.s3};
      background: ${vars.color.surface1};
    }
    /* Its words begin where those above do. */
    > :first-child {
      padding-inline-start: ${vars.space.s4};
    }
    dt {
      color: ${vars.color.textMuted};
      font-size: ${vars.text.xs};
      line-height: 1.3;
      text-wrap: balance;
    }
    dd {
      font-weight: ${vars.weight.strong};
      font-size: ${vars.text.sm};
      font-variant-numeric: lining-nums;
    }
    @container score (width < 40rem) {
      &[data-long] {
        ${inLines}
      }
    }
    @container score (width < 19rem) {
      ${inLines}
    }
    @container score (min-width: 40rem) {
      > div {
        padding: ${vars.space.s4} ${vars.space.s6};
      }
      > :first-child {
        padding-inline-start: ${vars.space.s6};
      }
      dt {
        font-size: ${vars.text.sm};
      }
      dd {
        font-family: ${vars.font.display};
        font-size: ${vars.text.lg};
        font-weight: ${vars.weight.display};
        ${figures}
      }
    }
  }
`;

/** Steps of which so many are done, over the whole width: the bar of the kit, cut up. */
const ladder = css`
  > [data-part='progress'] {
    padding: ${vars.space.s4};
    @container score (min-width: 40rem) {
      padding-inline: ${vars.space.s6};
    }
    > :last-child {
      height: 16px;
      border: 0;
      border-radius: 0;
      background: ${vars.color.surface3};
      mask: repeating-linear-gradient(
        to right,
        ${vars.color.text} 0 calc(5% - 4px),
        transparent calc(5% - 4px) 5%
      );
      @media (forced-colors: active) {
        border: 1px solid CanvasText;
        mask: none;
      }
    }
  }
`;

/** Cells with lines between them; on desktops the smaller ones stand at the side of the large one. */
export const scoreBoardLook = css`
  ${balance}
  ${parts}
  ${ladder}
  > [data-part='demo'] {
    padding: ${vars.space.s4};
    @container score (min-width: 40rem) {
      padding-inline: ${vars.space.s6};
    }
  }
  @container score (min-width: 54rem) {
    grid-template-columns: minmax(0, 1fr) minmax(15rem, 26%);
    > [data-part='parts'] {
      grid-auto-flow: row;
    }
    > :not([data-part='balance'], [data-part='parts']) {
      grid-column: 1 / -1;
    }
  }
`;
