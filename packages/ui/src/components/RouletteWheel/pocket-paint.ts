import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';

/**
 * The three colours of a wheel as `--pocket` and, for figures on it, `--on-pocket`. What is black on a wheel is the darker one of a brand's
 * ground and ink, which its scheme tells (`data-scheme` on the part or around it).
 */
export const pocketPaint = css`
  &[data-pocket='red'] {
    --pocket: ${vars.color.danger};
    --on-pocket: ${vars.color.onDanger};
  }
  &[data-pocket='green'] {
    --pocket: ${vars.color.success};
    --on-pocket: ${vars.color.bg};
  }
  &[data-pocket='black'] {
    --pocket: ${vars.color.bg};
    --on-pocket: ${vars.color.text};
  }
  [data-scheme='light'] &[data-pocket='black'] {
    --pocket: ${vars.color.text};
    --on-pocket: ${vars.color.bg};
  }
`;
