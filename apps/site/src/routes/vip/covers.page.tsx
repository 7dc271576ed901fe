import { coverStatuses } from '@fortuna/domain/model/vip.ts';
import { type CoverFilter, CoversScreen } from '@fortuna/ui/screens/vip/Covers/CoversScreen.tsx';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { withdrawalRules } from '../cashier/cashier.reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { useRecords } from '../records/use-records.ts';
import { covers } from './vip.reads.ts';

function Covers() {
  const records = useRecords({
    read: covers,
    readFilter: (params): CoverFilter => ({
      status: coverStatuses.find((status) => status === params.get('status')) ?? null,
    }),
    writeFilter: ({ status }) => ({ status }),
    toQuery: ({ status }) => ({ status: status ?? undefined, isOpenFirst: true }),
  });
  return <CoversScreen {...records} left={useMemberRead(withdrawalRules)} />;
}

export const page = defineMemberPage({ path: '/promotion/cover', reads: [withdrawalRules] }, Covers);
