import { AgencyCenterScreen } from '@fortuna/ui/screens/agency/AgencyCenter/AgencyCenterScreen.tsx';
import { allOf, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { commissions } from './agency.reads.ts';

function AgencyCenter() {
  // The standing and the sums come with any page of the list.
  const standing = useMemberRead(commissions, { page: 1, pageSize: 1 });
  const member = useMemberView((who) => ready(who));
  return <AgencyCenterScreen view={allOf({ member, standing })} />;
}

export const page = defineMemberPage({ path: '/agency-center', feature: 'agency' }, AgencyCenter);
