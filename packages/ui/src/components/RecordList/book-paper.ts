import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

/** Room for two pages side by side. */
export const open = '@container passbook (min-width: 48rem)';
/** What the fold takes of the pages on both sides of it. */
export const fold = '16px';

/** A quarter of the paper's edge where it bends into the fold, before the cover. */
const bend = (centre: string, place: string) =>
  `radial-gradient(100% 100% at ${centre}, transparent calc(100% - 1px), ${vars.color.accent}) ${place} / 50% 9px no-repeat`;

/** Both pages bend down into the fold, and stitches hold them there. */
const foldShade = [
  bend('0 100%', '0 0'),
  bend('100% 100%', '100% 0'),
  bend('0 0', '0 100%'),
  bend('100% 0', '100% 100%'),
  `repeating-linear-gradient(transparent 0 20px, ${vars.color.accent} 20px 44px) 50% 0 / 2px 100% no-repeat`,
  `linear-gradient(90deg, transparent, color-mix(in oklab, ${vars.color.scrim} 26%, transparent) 50%, transparent 50% 51%, color-mix(in oklab, ${vars.color.scrim} 13%, transparent) 51%, transparent 80%)`,
].join(', ');

/** The line between the margin and what is written. */
const marginLine = css`
  content: '';
  position: absolute;
  inset-block: 0;
  width: var(--margin);
  border-inline-end: 4px double ${vars.color.accent};
  pointer-events: none;
`;

/** A page with its margin, punched at its head on phones; two of them that meet in the fold where there is room. */
export const pagePaper = css`
  --head: 24px;
  --margin: 20px;
  position: relative;
  display: flow-root;
  overflow: clip;
  border-radius: max(0px, ${vars.radius.md} - var(--cover));
  background: ${vars.color.surface1};

  &[data-days] {
    --margin: 54px;
  }
  &::before {
    ${marginLine}
    inset-inline-start: 0;
    inset-block-start: var(--head);
  }
  > [data-part='page-head'],
  > [data-part='page-foot'] {
    display: none;
  }
  /* Holes: what the page lies on shows through. */
  > table::before {
    content: '';
    height: var(--head);
    border-block-end: 1px solid ${vars.color.line};
    background: radial-gradient(circle, ${vars.color.accent} 4px, transparent 4.5px) 0 50% / 24px 100%;
    background-repeat: round no-repeat;
  }
  ${open} {
    --head: 0px;
    --margin: 24px;
    &[data-days] {
      --margin: 76px;
    }
    &::after {
      ${marginLine}
      inset-inline-start: calc(50% + ${fold});
    }
    > table::before {
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(50% - 2 * ${fold});
      width: calc(4 * ${fold});
      height: auto;
      border: 0;
      pointer-events: none;
      background: ${foldShade};
    }
  }
`;
