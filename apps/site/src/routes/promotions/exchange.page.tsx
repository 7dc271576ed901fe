import { ExchangeScreen } from '@fortuna/ui/screens/promotions/Exchange/ExchangeScreen.tsx';
import { defineActivityPage } from './define-activity-page.tsx';

export const page = defineActivityPage(
  { path: '/promotion/activity/exchange', feature: 'promotion-exchange' },
  ExchangeScreen,
);
