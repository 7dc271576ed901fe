import { RebatesScreen } from '@fortuna/ui/screens/vip/Rebates/RebatesScreen.tsx';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { defineMemberPage } from '../define-member-page.tsx';
import { useClaims } from '../promotions/use-claims.ts';
import { dayFilter } from '../records/day-filter.ts';
import { useRecords } from '../records/use-records.ts';
import { vipHistory, vipInfo } from './vip.reads.ts';

function Rebates() {
  const member = useMember();
  const { claims } = useClaims('cashback');
  const records = useRecords({
    ...dayFilter,
    read: vipHistory,
    toQuery: (span) => ({ ...dayFilter.toQuery(span), kind: 'rebate' as const }),
  });
  return <RebatesScreen {...records} purse={member && { member, claims }} club={useMemberRead(vipInfo)} />;
}

export const page = defineMemberPage(
  { path: '/promotion/rebates', feature: 'vip', reads: [vipInfo] },
  Rebates,
);
