import styled, { css } from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

/** Of a plate: its line, its corners, and the mark of the one that is chosen. */
export const plate = css`
  position: relative;
  min-width: 0;
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.md};
  background: var(--ground);
  --ground: ${vars.color.surface2};
`;

const ring = `color-mix(in oklab, ${vars.color.accent} 50%, var(--ground))`;
/** Fine circles, one in the other, around the middle of a side. */
const rosette = (side: string) =>
  `repeating-radial-gradient(circle at ${side} 50%, ${ring} 0 1px, transparent 1.5px 4px)`;

/** Of a small note, where fine circles would run together. */
const seal = (side: string) =>
  `radial-gradient(circle at ${side} 50%, ${ring} 0 5px, transparent 5.5px 8.5px, ${ring} 9px 10px, transparent 10.5px)`;

/** How far a rosette reaches. */
const reach = (side: string) =>
  `radial-gradient(circle at ${side} 50%, ${vars.color.bg} 33px, transparent 33.5px)`;

/** What is engraved on a banknote: a fine frame, and half a rosette at each end of it. What is printed over it stands clear of both. */
export const engraved = css`
  isolation: isolate;
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 4px;
    border-radius: max(0px, calc(${vars.radius.md} - 4px));
    pointer-events: none;
  }
  &::before {
    border: 1px solid ${ring};
  }
  &::after {
    background: ${seal('0')}, ${seal('100%')};
  }
  @container notes-amount (min-width: 27rem) {
    &::before,
    &::after {
      inset: 6px;
    }
    &::after {
      background: ${rosette('0')}, ${rosette('100%')};
      mask: ${reach('0')}, ${reach('100%')};
    }
  }
  @media (forced-colors: active) {
    &::after {
      content: none;
    }
  }
`;

/** A thick line all around, and not the colour alone. */
export const chosenPlate = css`
  border-color: ${vars.color.accent};
  box-shadow: 0 0 0 2px ${vars.color.accent};
`;

/** On the corner of the plate that is chosen. */
export const Tick = styled.span`
  position: absolute;
  inset-block-start: -4px;
  inset-inline-end: -4px;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  clip-path: ${vars.shape.disc};
`;

/** What the amount can bring besides; it is said aloud where it is explained. */
export const Brings = styled.span`
  justify-self: center;
  max-width: 100%;
  padding: 1px ${vars.space.s2};
  border-radius: ${vars.radius.sm};
  background: ${vars.color.secondSoft};
  color: ${vars.color.text};
  font-size: ${vars.text.xs};
  line-height: 1.3;
  text-align: center;
  text-wrap: balance;
`;
