import { WeeklyCompensationScreen } from '@fortuna/ui/screens/promotions/WeeklyCompensation/WeeklyCompensationScreen.tsx';
import { defineActivityPage } from './define-activity-page.tsx';

export const page = defineActivityPage(
  { path: '/promotion/activity/weekly-Compensation', feature: 'promotion-weekly-Compensation' },
  WeeklyCompensationScreen,
);
