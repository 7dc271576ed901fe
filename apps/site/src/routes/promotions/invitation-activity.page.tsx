import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { InvitationsScreen } from '@fortuna/ui/screens/promotions/Invitations/InvitationsScreen.tsx';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { invitations as invitationRecords } from '../agency/agency.reads.ts';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';
import { invitationRewards } from './promotions.reads.ts';
import { useRewards } from './use-activity.ts';

/** The counts come with any page of the records. */
const counts = { page: 1, pageSize: 1 };

function Invitations({ view }: ActivityPageProps) {
  const rewards = useRewards(invitationRewards);
  const records = useMemberRead(invitationRecords, counts);
  const invitations = records.kind === 'signedOut' ? null : records;
  const inviteCode = useMember()?.inviteCode ?? null;
  return (
    <InvitationsScreen
      view={mapLoadable(view, (content) => ({ ...content, rewards, invitations, inviteCode }))}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  );
}

export const page = defineActivityPage(
  { path: '/promotion/activity/invitation-activity', feature: 'promotion-invitation-activity' },
  Invitations,
);
