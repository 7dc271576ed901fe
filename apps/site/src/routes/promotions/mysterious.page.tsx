import { MysteriousScreen } from '@fortuna/ui/screens/promotions/Mysterious/MysteriousScreen.tsx';
import { defineActivityPage } from './define-activity-page.tsx';

export const page = defineActivityPage(
  { path: '/promotion/activity/mysterious', feature: 'promotion-mysterious' },
  MysteriousScreen,
);
