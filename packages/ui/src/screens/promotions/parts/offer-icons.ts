import type { Activity, ActivityCategory } from '@fortuna/domain/model/promotions-activities.ts';
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

/** Overviews have a sign of their own where it is as large as a picture: that of a list would open a menu. */
const ownSigns: Readonly<Partial<Record<Activity['page'], IconName>>> = { agent: 'people', offers: 'gift' };

/** Where an offer has no figure to show. */
export function offerSign({ page, category }: Activity): IconName {
  return ownSigns[page] ?? offerIcons[category];
}
