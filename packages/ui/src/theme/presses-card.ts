import { css } from 'styled-components';
import { vars } from './vars.ts';

/** Of a link in a card, which is positioned: its press area is the whole card, and its focus ring runs around that. */
export const pressesCard = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    border-radius: ${vars.radius.md};
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
`;
