import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.ts';

export const visuallyHiddenStates = ['BesideAnIcon', 'LongText'] as const;

/** Words for screen readers only: a count's unit, a live announcement. Anything that sighted people need too must be visible. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
