import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { unitOnLine } from './OfferFigure.tsx';

/** Of an eyelet: its hole, and the ring around it. */
const hole = '5px';
const ring = '9px';

/** A rail over all of the place that is positioned, as high as what hangs from it begins. */
export const tagRail = css`
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 4px;
    background: ${vars.color.lineStrong};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

/** Colours of a tag: those of its paper, its words, what is quieter, and the ring of its eyelet. */
export const tagInks = css`
  --quiet: ${vars.color.textMuted};
  --ring: ${vars.color.second};
  background: ${vars.color.surface2};
  color: ${vars.color.text};
  &[data-tone='accent'] {
    --quiet: ${vars.color.onAccent};
    --ring: ${vars.color.onAccent};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  /* On its way: what stands for the words would not show on the other ground. */
  &:has([data-part='skeleton']) {
    background: ${vars.color.surface1};
  }
`;

/** Paper with an eyelet that is really cut out (at `--x` and `--y`), and a ring around it. The outline comes with the side that the head is at. */
export const tagPaper = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  overflow: clip;
  ${unitOnLine}
  mask: radial-gradient(circle at var(--x) var(--y), transparent ${hole}, ${vars.color.bg} calc(${hole} + 0.5px));
  &::before {
    content: '';
    position: absolute;
    top: calc(var(--y) - ${ring});
    left: calc(var(--x) - ${ring});
    width: calc(2 * ${ring});
    height: calc(2 * ${ring});
    border: 3px solid var(--ring);
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    clip-path: none;
    mask: none;
  }
`;

/** Its head up: for what hangs. `--cut` is the width and the height of the corners. */
export const headUp = css`
  --x: 50%;
  --y: var(--eye);
  border-end-start-radius: ${vars.radius.md};
  border-end-end-radius: ${vars.radius.md};
  clip-path: polygon(
    var(--cut) 0,
    calc(100% - var(--cut)) 0,
    100% var(--cut),
    100% 100%,
    0 100%,
    0 var(--cut)
  );
`;

const headLeft = css`
  --x: var(--eye);
  clip-path: polygon(
    var(--cut) 0,
    100% 0,
    100% 100%,
    var(--cut) 100%,
    0 calc(100% - var(--rise)),
    0 var(--rise)
  );
`;
const headRight = css`
  --x: calc(100% - var(--eye));
  clip-path: polygon(
    0 0,
    calc(100% - var(--cut)) 0,
    100% var(--rise),
    100% calc(100% - var(--rise)),
    calc(100% - var(--cut)) 100%,
    0 100%
  );
`;

/** Laid on its side, with the head where lines begin: the corners are `--cut` wide and `--rise` high. */
export const headAtStart = css`
  --y: 50%;
  border-radius: 0;
  border-start-end-radius: ${vars.radius.md};
  border-end-end-radius: ${vars.radius.md};
  ${headLeft}
  &:dir(rtl) {
    ${headRight}
  }
`;

/** Of a button on a tag that is all of it in the accent: in the inks that are left. */
export const tagButton = css`
  button[data-variant='primary'] {
    border-color: transparent;
    background: ${vars.color.onAccent};
    color: ${vars.color.accent};
    &:focus-visible {
      outline-color: ${vars.color.onAccent};
    }
  }
`;

/** The picture on a tag, whole: what is about the subject is cut by nothing. */
export const tagPicture = css`
  background: ${vars.color.surface3};
  > img {
    display: block;
    width: 100%;
    height: auto;
    /* Until it is drawn a browser would frame its place. */
    &:not([src]) {
      visibility: hidden;
    }
  }
`;
