import type { ActivityCategory } from '@fortuna/domain/model/promotions-activities.ts';
import type { IconName } from '../../../components/Icon/Icon.tsx';

/** A sign for what an offer is about. */
export const offerIcons: Readonly<Record<ActivityCategory, IconName>> = {
  deposit: 'deposit',
  loss: 'shield',
  invite: 'user',
  wheel: 'gift',
  vip: 'star',
  daily: 'clock',
  points: 'gift',
  overview: 'list',
};
