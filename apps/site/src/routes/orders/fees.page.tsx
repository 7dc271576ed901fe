import { FeesScreen } from '@fortuna/ui/screens/orders/Fees/FeesScreen.tsx';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { withdrawalRules } from '../cashier/cashier.reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';

function Fees() {
  return <FeesScreen view={useMemberRead(withdrawalRules)} />;
}

export const page = defineMemberPage({ path: '/order-center/fee', reads: [withdrawalRules] }, Fees);
