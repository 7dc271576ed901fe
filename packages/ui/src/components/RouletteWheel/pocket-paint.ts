import { css } from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { wheelColours } from '../../theme/wheel-colours.ts';

/**
 * The three colours of a wheel as `--pocket` and, for figures on it, `--on-pocket`. Red and green are a brand's own, made as deep as a wheel
 * has them: on a dark ground those of its messages are pale. What is black on a wheel is the darker one of a brand's ground and ink, and
 * figures are in the lighter one, which its scheme tells (`data-scheme` on the part or around it).
 */
export const pocketPaint = css`
  &[data-pocket='red'] {
    --pocket: ${wheelColours.red};
    --on-pocket: ${vars.color.text};
  }
  &[data-pocket='green'] {
    --pocket: ${wheelColours.green};
    --on-pocket: ${vars.color.text};
  }
  &[data-pocket='black'] {
    --pocket: ${vars.color.bg};
    --on-pocket: ${vars.color.text};
  }
  [data-scheme='light'] &:is([data-pocket='red'], [data-pocket='green']) {
    --on-pocket: ${vars.color.bg};
  }
  [data-scheme='light'] &[data-pocket='black'] {
    --pocket: ${vars.color.text};
    --on-pocket: ${vars.color.bg};
  }
`;
