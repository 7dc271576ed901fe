import { css } from 'styled-components';
import { vars } from '../../../../theme/vars.ts';

/**
 * The way on while there is nothing to send yet: the window of a counter with its shutter down, as quiet as what is closed, its word on a free
 * place in the middle. What it waits for stands before it.
 */
export const shutterWait = css`
  > [data-variant][data-waiting] {
    --plate: ${vars.color.surface1};
    --slat: color-mix(in oklab, ${vars.color.lineStrong} 30%, var(--plate));
    border: max(1px, ${vars.size.edge}) solid color-mix(in oklab, ${vars.color.lineStrong} 60%, var(--plate));
    background:
      linear-gradient(90deg, transparent 8%, var(--plate) 34% 66%, transparent 92%),
      repeating-linear-gradient(var(--plate) 0 3.5px, var(--slat) 3.5px 4.5px, var(--plate) 4.5px 8px);
    color: ${vars.color.textMuted};
    font-weight: ${vars.weight.medium};
    @media (forced-colors: active) {
      border: 4px double ButtonText;
    }
  }
  > [data-part='due'] > [data-part='missing'] {
    color: ${vars.color.text};
    font-weight: ${vars.weight.medium};
  }
`;
