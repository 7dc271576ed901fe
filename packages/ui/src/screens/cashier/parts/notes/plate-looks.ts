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
