import styled from 'styled-components';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { chartRoom } from './DayChart.style.ts';
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

/** What is on its way, as high as what comes: the chart, and three cycles. */
const Bones = styled(Columns)`
  > [data-shape='block'] {
    height: auto;
    ${chartRoom}
  }
  > :last-child {
    min-height: 31rem;
  }
`;

/** The last thirty days and the cycles; the list below does without. */
export function RewardSummary({ summary, settlements }: Pick<RewardsProps, 'summary' | 'settlements'>) {
  return (
    <PageState
      view={summary}
      skeleton={
        <Bones>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Bones>
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
