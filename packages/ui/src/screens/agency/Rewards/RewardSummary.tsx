import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { DayChart } from './DayChart.tsx';
import { RewardCycles } from './RewardCycles.tsx';
import type { RewardsProps } from './Rewards.view.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${vars.space.s6};
  }
`;

/** The last thirty days and the cycles; the list below does without. */
export function RewardSummary({ summary, settlements }: Pick<RewardsProps, 'summary' | 'settlements'>) {
  return (
    <PageState
      view={summary}
      skeleton={
        <Columns>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Columns>
      }
    >
      {({ days, kinds }) => (
        <Columns>
          <DayChart days={days} />
          <RewardCycles sums={kinds} settlements={settlements} />
        </Columns>
      )}
    </PageState>
  );
}
