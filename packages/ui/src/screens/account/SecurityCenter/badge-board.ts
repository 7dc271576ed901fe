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
    width: 56px;
    height: 56px;
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
    grid-template: 'sign open' auto 'label label' auto 'detail detail' auto 'state state' auto / minmax(0, 1fr) auto;
    gap: 0 ${vars.space.s3};
    padding: ${vars.space.s3};
    @container (min-width: 15rem) {
      grid-template: '. . .' 1fr 'sign label open' auto 'sign detail open' auto 'sign state open' auto '. . .' 1fr / auto minmax(0, 1fr) auto;
      > [data-part='sign'] {
        align-self: center;
      }
    }
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

/**
 * On phones: badges on one board, each before its name, detail and state, which are as a block in the middle; where letters are set twice as
 * large it stands above them.
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
  }
  ${badge}
  ${tile}
`;
