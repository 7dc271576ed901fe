import type { SitePath } from '@fortuna/domain/site-map.ts';
import type { IconName } from '../../../components/Icon/Icon.tsx';

/** The pages of the agency centre, in the order in which they are offered. */
export const agencyPaths = {
  invite: '/agency-center/invite',
  records: '/agency-center/invitation-record',
  rewards: '/agency-center/reward',
  mechanism: '/agency-center/agency-mechanism',
  register: '/agency-center/register-subordinates',
  faq: '/agency-center/faq',
} as const satisfies Readonly<Record<string, SitePath>>;
export type AgencyPlace = keyof typeof agencyPaths;

export const agencyPlaces = Object.keys(agencyPaths) as AgencyPlace[];

export const agencyIcons: Readonly<Record<AgencyPlace, IconName>> = {
  invite: 'share',
  records: 'people',
  rewards: 'deposit',
  mechanism: 'list',
  register: 'form',
  faq: 'question',
};
