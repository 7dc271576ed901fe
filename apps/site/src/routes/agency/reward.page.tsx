import { commissionKinds } from '@fortuna/domain/model/agency.ts';
import type { RewardFilter } from '@fortuna/ui/screens/agency/Rewards/Rewards.view.ts';
import { RewardsScreen } from '@fortuna/ui/screens/agency/Rewards/RewardsScreen.tsx';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { dayFilter } from '../records/day-filter.ts';
import { useRecords } from '../records/use-records.ts';
import { commissionSummary, commissions, ownSettlements } from './agency.reads.ts';

function Reward() {
  const records = useRecords({
    read: commissions,
    readFilter: (params): RewardFilter => ({
      ...dayFilter.readFilter(params),
      kind: commissionKinds.find((kind) => kind === params.get('kind')) ?? null,
    }),
    writeFilter: ({ kind, ...span }) => ({ ...dayFilter.writeFilter(span), kind }),
    toQuery: ({ kind, ...span }) => ({ ...dayFilter.toQuery(span), kind: kind ?? undefined }),
  });
  const summary = useMemberRead(commissionSummary);
  const settlements = useMemberRead(ownSettlements);
  return (
    <RewardsScreen
      {...records}
      // What is paid when stands in the same lines as what has come: both come at once.
      summary={summary.kind === 'signedOut' || settlements.kind === 'loading' ? { kind: 'loading' } : summary}
      settlements={settlements.kind === 'ready' ? settlements.content : []}
    />
  );
}

export const page = defineMemberPage(
  { path: '/agency-center/reward', feature: 'agency', reads: [commissionSummary, ownSettlements] },
  Reward,
);
