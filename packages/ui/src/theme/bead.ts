import { css } from 'styled-components';
import { beadAndLine, noStub } from './bead-line.ts';
import { media } from './media.ts';
import { vars } from './vars.ts';

/**
 * Of a title that is as wide as its row: after its last word a lozenge, which a thin line goes on from to the row's end. The same lies
 * before its first word, where it is seen only if there is room: of a title in the middle.
 */
export const bead = css`
  position: relative;
  /* A bead has room after any line. */
  padding-inline-end: 1.5em;
  overflow-x: clip;
  /* The line fills what its last words leave; balanced ones would push it below them. */
  text-wrap: wrap;
  &::before,
  &::after {
    content: '';
    position: absolute;
    width: 100%;
    height: 0.5em;
    margin-block-start: calc(0.5lh - 0.25em);
    margin-inline: 0.45em;
    background: ${vars.color.ornament};
    clip-path: ${beadAndLine};
    pointer-events: none;
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
  &::before {
    margin-inline-start: calc(-100% - 0.45em);
  }
  /* On phones a title begins at its start, and one of more than one line has no line after it. */
  ${media.phone} {
    display: flex;
    padding-inline-end: 0;
    &::before {
      content: none;
    }
    &::after {
      position: static;
      flex: 1 1 0;
      width: auto;
      min-width: 0;
      margin-inline-end: 0;
      mask: ${noStub};
    }
  }
  &:not(:dir(rtl))::before,
  &:dir(rtl)::after {
    scale: -1 1;
  }
`;
