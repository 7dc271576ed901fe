import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { AgentScreen } from '@fortuna/ui/screens/promotions/Agent/AgentScreen.tsx';
import { useMemberRead } from '../../platform/use-member-read.ts';
import {
  bettingCommissions,
  commissionSettlements,
  commissions,
  depositCommissions,
} from '../agency/agency.reads.ts';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';
import { useReadOnceKnown } from './use-activity.ts';

/** The standing and the sums come with any page of the commissions. */
const standingOnly = { page: 1, pageSize: 1 };

function Agent({ view }: ActivityPageProps) {
  const own = useMemberRead(commissions, standingOnly);
  const standing = own.kind === 'signedOut' ? null : own;
  const tables = {
    deposits: useReadOnceKnown(depositCommissions),
    betting: useReadOnceKnown(bettingCommissions),
    settlements: useReadOnceKnown(commissionSettlements),
  };
  return <AgentScreen view={mapLoadable(view, (content) => ({ ...content, tables, standing }))} />;
}

export const page = defineActivityPage(
  { path: '/promotion/activity/agent', feature: 'promotion-agent' },
  Agent,
);
