import { css } from 'styled-components';
import { vars } from '../../../theme/vars.ts';

/** What came of a press on a claim in the head of an offer, which is longer than its button. */
export const claimTold =
  ":is([data-part='claim'] [data-part='notice'], [data-part='claim-reward'] > :not(:first-child))";

/** The paper of a tag on which that is said: it has inks of its own, which are made for quiet grounds. */
export const toldPaper = css`
  --quiet: ${vars.color.textMuted};
  --ring: ${vars.color.accent};
  background: ${vars.color.accentSoft};
  color: ${vars.color.text};
`;
