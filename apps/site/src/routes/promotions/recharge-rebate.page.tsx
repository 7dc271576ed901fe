import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { RechargeRebateScreen } from '@fortuna/ui/screens/promotions/RechargeRebate/RechargeRebateScreen.tsx';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';
import { rebateRewards } from './promotions.reads.ts';
import { useRewards } from './use-activity.ts';

function RechargeRebate({ view }: ActivityPageProps) {
  const rewards = useRewards(rebateRewards);
  return <RechargeRebateScreen view={mapLoadable(view, (content) => ({ ...content, rewards }))} />;
}

export const page = defineActivityPage(
  { path: '/promotion/activity/recharge-rebate', feature: 'promotion-recharge-rebate' },
  RechargeRebate,
);
