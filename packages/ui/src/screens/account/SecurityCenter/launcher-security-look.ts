import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { stamps } from './stamps.ts';

/** The card, and the way to what is missing: together as high as the panel beside them. */
const sum = css`
  [data-part='sum'] {
    display: grid;
    grid-template-rows: 1fr;
    gap: ${vars.space.s4};
  }
  [data-part='membership-card'] {
    /* As high as its place, and no lower than a card: a ratio would make it wider, too. */
    > div {
      aspect-ratio: auto;
      height: 100%;
      min-height: 63cqi;
    }
    h2 {
      font-size: clamp(1.25rem, 7.5cqi, 2rem);
      line-height: 1.15;
      overflow-wrap: anywhere;
      text-wrap: balance;
    }
    h2 + p {
      margin-top: ${vars.space.s2};
      font-size: ${vars.text.sm};
      text-wrap: balance;
    }
  }
  ${stamps}
`;

/** At the head the sign, at the end that it leads on; between them, in the middle of the row, the name, how it stands, and which one it is. */
const inRows = css`
  a {
    grid-template: 1fr auto auto auto 1fr / auto minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    justify-items: start;
    gap: 0 ${vars.space.s4};
    padding: ${vars.space.s3};
    font-size: ${vars.text.sm};
    line-height: 1.4;
    text-align: start;
    > * {
      grid-column: 2;
      max-width: 100%;
      overflow-wrap: anywhere;
    }
    > [data-part='sign'] {
      grid-area: 1 / 1 / -1;
      width: 52px;
      height: 52px;
    }
    > [data-part='label'] {
      grid-row: 2;
      max-width: 100%;
      font-size: ${vars.text.md};
      font-weight: ${vars.weight.medium};
    }
    > [data-part='state'] {
      grid-row: 3;
    }
    > small {
      grid-row: 4;
    }
    > [data-part='go'] {
      display: grid;
      grid-area: 1 / 3 / -1;
    }
  }
`;

/** Each on a tile of its own; names, states and details of all stand on one line each. */
const inTiles = css`
  > ul {
    grid-template-rows: 1fr repeat(4, auto) 1fr;
    gap: 0 ${vars.space.s2};
    > li {
      display: grid;
      grid-row: span 6;
      grid-template-rows: subgrid;
    }
  }
  a {
    position: relative;
    grid-row: span 6;
    grid-template-rows: subgrid;
    gap: ${vars.space.s1} 0;
    padding: ${vars.space.s4} ${vars.space.s2};
    > [data-part='sign'] {
      grid-row: 2;
      width: 72px;
      height: 72px;
      margin-block-end: ${vars.space.s3};
      > [data-part='icon'] {
        width: 40px;
        height: 40px;
      }
    }
    > [data-part='label'] {
      max-width: 100%;
      font-size: ${vars.text.md};
      font-weight: ${vars.weight.medium};
      grid-row: 3;
    }
    > [data-part='state'] {
      grid-row: 4;
    }
    > small {
      grid-row: 5;
    }
    > [data-part='go'] {
      position: absolute;
      inset-block-start: ${vars.space.s3};
      inset-inline-end: ${vars.space.s3};
    }
  }
`;

const panel = css`
  [data-part='sign-panel'] {
    gap: ${vars.space.s3};
    padding: ${vars.space.s3};
    > h2 {
      padding: ${vars.space.s1} ${vars.space.s2} 0;
      font-size: ${vars.text.lg};
    }
    > ul {
      grid-auto-rows: 1fr;
      align-content: stretch;
      gap: ${vars.space.s2};
    }
    @container launcher (width < 40rem) {
      > ul {
        grid-auto-rows: auto;
      }
    }
    a {
      background: ${vars.color.surface2};
    }
    @container (width < 32rem) {
      > ul {
        grid-template-columns: minmax(0, 1fr);
      }
      ${inRows}
    }
    @container (min-width: 32rem) {
      ${inTiles}
    }
  }
`;

/** The card and the protections side by side where there is room, as high as each other; the rest below both. */
export const launcherSecurityLook = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: stretch;
  gap: ${vars.space.s4};
  @container launcher (min-width: 40rem) {
    grid-template-columns: minmax(0, min(44cqi, 27rem)) minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  /* What else keeps others out is no longer than the eye goes along a line. */
  @container launcher (min-width: 52rem) {
    > :last-child > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-content: start;
      column-gap: ${vars.space.s8};
    }
  }
  ${sum}
  ${panel}
`;
