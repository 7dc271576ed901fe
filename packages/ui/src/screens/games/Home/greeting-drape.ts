import { css } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';

/** How far what leads on hangs over the foot of its ground. */
const hang = '2rem';

/** As far as the page's column reaches, which clips it (base.css), and up to the head. */
const drape = css`
  content: '';
  position: absolute;
  inset: calc(-1 * var(--head)) -100vmax ${hang};
  z-index: -2;
`;

/** The ground is all accent and has no edges of its own: it hangs from the head over all of the page's column, to a bar in the second colour. */
const root = css`
  --head: ${vars.space.s4};
  position: relative;
  isolation: isolate;
  &::before {
    ${drape}
    background: linear-gradient(${vars.color.ornament} 0 0) 0 100% / 100% 6px no-repeat ${vars.color.accent};
  }
  ${media.wide} {
    --head: ${vars.space.s6};
    grid-template-columns: minmax(0, 1fr) minmax(0, 28rem);
    align-items: end;
    padding-inline: 0;
  }
  /* What it could not read stands on a sheet of its own. */
  > :not(p, a) {
    border-radius: ${vars.radius.md};
    background: ${vars.color.surface1};
    color: ${vars.color.text};
    box-shadow: ${vars.shadow.raised};
  }
  @media (forced-colors: active) {
    border-bottom: 1px solid CanvasText;
  }
`;

const title = css`
  color: ${vars.color.onAccent};
  ${media.wide} {
    align-self: stretch;
    padding-block-end: calc(${hang} + 6px);
  }
  ${media.desktop} {
    font-size: ${vars.text.hero};
    line-height: 1.2;
  }
`;

/** Larger than its ground, which shows a part of it. */
const sign = css`
  display: none;
  fill: ${vars.color.accentPressed};
  /* Words may reach over it, which are legible on either step. */
  [data-tone='second'] {
    fill: ${vars.color.accentHover};
  }
  ${media.desktop} {
    position: absolute;
    inset-block-start: calc(-1 * var(--head));
    inset-inline-end: 30rem;
    z-index: -1;
    display: block;
    height: calc(100% + var(--head) - ${hang} - 6px);
  }
`;

const wayOn = css`
  border: 1px solid ${vars.color.surfaceEdge};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.raised};
`;

export const draped = { root, title, sign, wayOn };
