import { invitationStates } from '@fortuna/domain/model/agency.ts';
import type { InvitationFilter } from '@fortuna/ui/screens/agency/InvitationRecord/InvitationFilters.tsx';
import { InvitationRecordScreen } from '@fortuna/ui/screens/agency/InvitationRecord/InvitationRecordScreen.tsx';
import { defineMemberPage } from '../define-member-page.tsx';
import { dayFilter } from '../records/day-filter.ts';
import { useRecords } from '../records/use-records.ts';
import { invitations } from './agency.reads.ts';

function InvitationRecord() {
  const records = useRecords({
    read: invitations,
    readFilter: (params): InvitationFilter => ({
      ...dayFilter.readFilter(params),
      state: invitationStates.find((state) => state === params.get('state')) ?? null,
    }),
    writeFilter: ({ state, ...span }) => ({ ...dayFilter.writeFilter(span), state }),
    toQuery: ({ state, ...span }) => ({ ...dayFilter.toQuery(span), state: state ?? undefined }),
  });
  return <InvitationRecordScreen {...records} />;
}

export const page = defineMemberPage(
  { path: '/agency-center/invitation-record', feature: 'agency' },
  InvitationRecord,
);
