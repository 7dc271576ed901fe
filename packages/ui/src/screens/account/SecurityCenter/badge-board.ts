import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** A badge in the brand's outline, in the colour of how it stands, with the sign of it in a smaller one. */
const badge = css`
  [data-part='sign'] {
    position: relative;
    grid-area: sign;
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    background: ${vars.color.warning};
    color: ${vars.color.second};
    clip-path: ${vars.shape.disc};
    isolation: isolate;
    &[data-set] {
      background: ${vars.color.success};
    }
    &::before {
      content: '';
      position: absolute;
      inset: 4px;
      z-index: -1;
      background: ${vars.color.secondSoft};
      clip-path: ${vars.shape.disc};
    }
    @media (forced-colors: active) {
      clip-path: none;
      border: 2px solid CanvasText;
    }
  }
`;

const tile = css`
  a {
    display: grid;
    grid-row: span 4;
    grid-template-areas: 'sign open' 'label label' 'detail detail' 'state state';
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${vars.space.s1} ${vars.space.s2};
    padding: ${vars.space.s3};
    border-radius: ${vars.radius.md};
    background: ${vars.color.surface2};
    color: ${vars.color.text};
    text-decoration: none;
    ${focusRing}
    &:focus-visible {
      outline-offset: -2px;
    }
    &[aria-current] {
      background: ${vars.color.surface3};
      box-shadow: inset 0 -3px ${vars.color.accent};
    }
    ${media.hover} {
      &:hover {
        background: ${vars.color.surface3};
      }
    }
    > [data-part='label'] {
      grid-area: label;
      margin-block-start: ${vars.space.s2};
      font-weight: ${vars.weight.medium};
      line-height: 1.3;
      hyphens: auto;
      overflow-wrap: anywhere;
    }
    > small {
      grid-area: detail;
      color: ${vars.color.textMuted};
      font-size: ${vars.text.sm};
      line-height: 1.35;
      overflow-wrap: anywhere;
      unicode-bidi: isolate;
    }
    > [data-part='state'] {
      grid-area: state;
      min-width: 0;
      margin-block-start: ${vars.space.s1};
    }
    > [data-part='open'] {
      grid-area: open;
      align-self: center;
      color: ${vars.color.textMuted};
      &:dir(rtl) {
        scale: -1 1;
      }
    }
  }
`;

/** Over the whole row: the badge before the words, which are as a block in its middle. */
const wideTile = css`
  > :first-child {
    grid-column: 1 / -1;
    > a {
      grid-template: 1fr repeat(3, auto) 1fr / auto minmax(0, 1fr) auto;
      grid-template-areas: 'sign . open' 'sign label open' 'sign detail open' 'sign state open' 'sign . open';
      gap: 0 ${vars.space.s3};
      > [data-part='sign'] {
        align-self: center;
      }
      > [data-part='label'] {
        margin: 0;
      }
    }
  }
`;

/**
 * On phones: badges on one board. Names, details and states of those side by side stand on lines of their own; where letters are set twice
 * as large there is one to a row.
 */
export const badgeBoard = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  min-width: 0;
  padding: ${vars.space.s3};
  ${surface}
  > h2 {
    padding: ${vars.space.s1} ${vars.space.s1} 0;
    font-size: ${vars.text.lg};
  }
  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s2};
    > li {
      display: grid;
      grid-row: span 4;
      grid-template-rows: subgrid;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    @container (min-width: 15rem) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      ${wideTile}
      > :first-child {
        grid-row: auto;
        grid-template-rows: auto;
      }
    }
  }
  ${badge}
  ${tile}
`;
