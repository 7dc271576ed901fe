import { css } from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

/**
 * The way on while there is nothing to send yet: the window of a counter with its shutter down, in a full rim, its word on a free place in the
 * middle. What it waits for stands before it with the ring that the scale's knob is meanwhile.
 */
export const shutterWait = css`
  > [data-variant][data-waiting] {
    --plate: ${vars.color.surface1};
    --slat: color-mix(in oklab, ${vars.color.lineStrong} 70%, var(--plate));
    border: max(2px, ${vars.size.edge}) solid ${vars.color.textSubtle};
    background:
      linear-gradient(90deg, transparent 8%, var(--plate) 34% 66%, transparent 92%),
      repeating-linear-gradient(var(--plate) 0 3.5px, var(--slat) 3.5px 4.5px, var(--plate) 4.5px 8px);
    color: ${vars.color.text};
    @media (forced-colors: active) {
      border: 4px double ButtonText;
    }
  }
  > [data-part='due'] > [data-part='missing'] {
    color: ${vars.color.text};
    font-weight: ${vars.weight.medium};
    &::before {
      content: '';
      display: inline-block;
      width: 0.875em;
      height: 0.875em;
      margin-inline-end: 0.5em;
      border: 2px solid;
      border-radius: ${vars.radius.round};
      vertical-align: -0.1em;
    }
  }
`;
