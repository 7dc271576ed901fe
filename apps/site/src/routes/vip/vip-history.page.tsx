import { vipEventKinds } from '@fortuna/domain/model/vip.ts';
import {
  type VipHistoryFilter,
  VipHistoryScreen,
} from '@fortuna/ui/screens/vip/VipHistory/VipHistoryScreen.tsx';
import { defineMemberPage } from '../define-member-page.tsx';
import { dayFilter } from '../records/day-filter.ts';
import { useRecords } from '../records/use-records.ts';
import { vipHistory } from './vip.reads.ts';

function VipHistory() {
  const records = useRecords({
    read: vipHistory,
    readFilter: (params): VipHistoryFilter => ({
      ...dayFilter.readFilter(params),
      kind: vipEventKinds.find((kind) => kind === params.get('kind')) ?? null,
    }),
    writeFilter: ({ kind, ...span }) => ({ ...dayFilter.writeFilter(span), kind }),
    toQuery: ({ kind, ...span }) => ({ ...dayFilter.toQuery(span), kind: kind ?? undefined }),
  });
  return <VipHistoryScreen {...records} />;
}

export const page = defineMemberPage({ path: '/promotion/history', feature: 'vip' }, VipHistory);
