import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';

/** At the corner of a sign, in a ring of the panel's ground. */
const mark = css`
  [data-part='mark'] {
    position: absolute;
    inset-block-start: -6px;
    inset-inline-end: -6px;
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: ${vars.radius.round};
    background: ${vars.color.warningSoft};
    box-shadow: 0 0 0 2px ${vars.color.surface1};
    color: ${vars.color.warning};
    &[data-set] {
      background: ${vars.color.successSoft};
      color: ${vars.color.success};
    }
    &[data-waiting] {
      inset-block-start: -4px;
      inset-inline-end: -4px;
      width: 14px;
      height: 14px;
      background: ${vars.color.accent};
    }
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
`;

const sign = css`
  [data-part='sign'] {
    position: relative;
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    border-radius: ${vars.radius.md};
    background: ${vars.color.surface3};
    transition: translate ${vars.motion.fast} ${vars.motion.ease};
    > [data-part='icon'] {
      width: 28px;
      height: 28px;
      padding: 0;
      /* Whole dots. */
      &[data-set='pixel'] {
        width: 32px;
        height: 32px;
      }
    }
  }
  [data-part='go'] {
    color: ${vars.color.textMuted};
    &:dir(rtl) {
      scale: -1 1;
    }
  }
  &[data-tone='second'] [data-part='sign'] {
    background: ${vars.color.secondSoft};
    color: ${vars.color.second};
  }
  &[data-tone='accent'] [data-part='sign'] {
    background: ${vars.color.accentSoft};
    color: ${vars.color.accentText};
  }
`;

const way = css`
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-items: center;
    gap: ${vars.space.s2} 0;
    height: 100%;
    padding-block: ${vars.space.s2};
    border-radius: ${vars.radius.md};
    color: ${vars.color.text};
    font-size: ${vars.text.xs};
    line-height: 1.3;
    text-align: center;
    text-decoration: none;
    ${focusRing}
    &:focus-visible {
      outline-offset: -2px;
    }
    /* In lines of one length, whatever the room. */
    > [data-part='label'] {
      max-width: min(100%, 6rem);
      hyphens: auto;
      overflow-wrap: anywhere;
      text-wrap: balance;
    }
    > small {
      max-width: 100%;
      color: ${vars.color.textMuted};
      font-size: inherit;
      overflow-wrap: anywhere;
      unicode-bidi: isolate;
    }
    > [data-part='state'] {
      color: ${vars.color.warning};
      font-weight: ${vars.weight.strong};
      &[data-set] {
        color: ${vars.color.success};
      }
    }
    &[aria-current] {
      background: ${vars.color.surface2};
      box-shadow: inset 0 -3px ${vars.color.accent};
    }
    ${media.hover} {
      &:hover {
        background: ${vars.color.surface2};
      }
      &:hover > [data-part='sign'] {
        translate: ${vars.press.lift};
      }
    }
    &:active > [data-part='sign'] {
      scale: ${vars.press.scale};
    }
  }
`;

/** Two, three or four in a row, by the panel's own width: it may stand beside others. */
export const signPanelLook = css`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${vars.space.s2};
  min-width: 0;
  padding: ${vars.space.s3} ${vars.space.s2} ${vars.space.s2};
  ${surface}
  h2 {
    padding-inline: ${vars.space.s2};
    font-size: ${vars.text.md};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-content: start;
    gap: ${vars.space.s2} 2px;
    @container (min-width: 15rem) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* The last of four would be alone in its row. */
    @container (15rem <= width < 17.5rem) {
      &:has(> :nth-child(4):last-child) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    @container (min-width: 17.5rem) {
      &:has(> :nth-child(4)) {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    }
    @container (min-width: 28rem) {
      a {
        font-size: ${vars.text.sm};
      }
      [data-part='sign'] {
        width: 60px;
        height: 60px;
        > [data-part='icon'] {
          width: 32px;
          height: 32px;
        }
      }
    }
  }
  ${sign}
  ${mark}
  ${way}
`;
