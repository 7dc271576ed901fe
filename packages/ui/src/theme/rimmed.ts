import { css } from 'styled-components';
import { vars } from './vars.ts';

/**
 * A line along the brand's own outline of discs. A border follows no outline but a box's, so the line is the part's ground (`--rim`), and
 * what it encloses (`--ground`) lies on it.
 */
export const rimmed = css`
  position: relative;
  isolation: isolate;
  background: var(--rim);
  clip-path: ${vars.shape.disc};
  &::before {
    content: '';
    position: absolute;
    inset: 2px;
    z-index: -1;
    background: var(--ground);
    clip-path: inherit;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    &::before {
      content: none;
    }
  }
`;
