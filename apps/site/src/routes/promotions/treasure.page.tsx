import { TreasureScreen } from '@fortuna/ui/screens/promotions/Treasure/TreasureScreen.tsx';
import { defineActivityPage } from './define-activity-page.tsx';

export const page = defineActivityPage(
  { path: '/promotion/activity/treasure', feature: 'promotion-treasure' },
  TreasureScreen,
);
