import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { LossReliefScreen } from '@fortuna/ui/screens/promotions/LossRelief/LossReliefScreen.tsx';
import { type ActivityPageProps, defineActivityPage } from './define-activity-page.tsx';
import { lossReliefs } from './promotions.reads.ts';
import { useRewards } from './use-activity.ts';

function LossRelief({ view }: ActivityPageProps) {
  const reliefs = useRewards(lossReliefs);
  return <LossReliefScreen view={mapLoadable(view, (content) => ({ ...content, reliefs }))} />;
}

export const page = defineActivityPage(
  { path: '/promotion/activity/daily-loss-relief-fund', feature: 'promotion-daily-loss-relief-fund' },
  LossRelief,
);
