import { css, keyframes } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

const leads = keyframes`
  to {
    border-color: ${vars.color.accentEdge};
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
`;

/**
 * Once the main button of the hero has been scrolled away, the one in the bar leads. Said by what comes late to the home and not by the bar:
 * no first load pays for it.
 */
export const barLeads = css`
  @supports (animation-timeline: scroll()) {
    :root:has(&) [data-part='top-bar'] [data-variant='primary'] {
      animation: ${leads} steps(1, start) both;
      animation-timeline: scroll(root);
      animation-range: 30rem 31rem;
    }
  }
`;
