import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../../theme/vars.ts';
import { ActivityTerms } from './ActivityFrame.tsx';
import { Conditions } from './Conditions.tsx';

export interface BindingProps {
  readonly activity: Activity;
  /** The rule in the player's own numbers, or in the rule's for guests. */
  readonly example?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  align-content: start;
`;

/** All that binds, in one place, for pages that have it read before anything is claimed: the rule in figures, and the server's own terms. */
export function Binding({ activity, example }: BindingProps) {
  return (
    <Root data-part="binding">
      <Conditions rule={activity.rule} example={example} />
      <ActivityTerms content={activity.content} />
    </Root>
  );
}
