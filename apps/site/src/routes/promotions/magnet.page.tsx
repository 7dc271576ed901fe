import { MagnetScreen } from '@fortuna/ui/screens/promotions/Magnet/MagnetScreen.tsx';
import { defineActivityPage } from './define-activity-page.tsx';

export const page = defineActivityPage(
  { path: '/promotion/activity/magnet', feature: 'promotion-magnet' },
  MagnetScreen,
);
