import { SuperScreen } from '@fortuna/ui/screens/promotions/Super/SuperScreen.tsx';
import { defineActivityPage } from './define-activity-page.tsx';

export const page = defineActivityPage(
  { path: '/promotion/activity/super', feature: 'promotion-super' },
  SuperScreen,
);
