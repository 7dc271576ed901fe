import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { RechargeScreen } from '@fortuna/ui/screens/promotions/Recharge/RechargeScreen.tsx';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';
import { useFirstDeposit } from './use-first-deposit.ts';

function Recharge({ view }: ActivityPageProps) {
  const firstDeposit = useFirstDeposit();
  return <RechargeScreen view={mapLoadable(view, (content) => ({ ...content, firstDeposit }))} />;
}

export const page = defineActivityPage(
  { path: '/promotion/activity/recharge', feature: 'promotion-recharge' },
  Recharge,
);
