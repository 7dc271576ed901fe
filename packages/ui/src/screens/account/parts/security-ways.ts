import type { Member } from '@fortuna/domain/model/auth.ts';
import { formatDate } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../../icons/icon-names.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { type SecurityPlace, securityPlaces } from './security-places.ts';
import { hasSet, securityHref } from './security-state.ts';

const icons: Readonly<Record<SecurityPlace, IconName>> = {
  password: 'lock',
  email: 'mail',
  withdrawalPassword: 'withdraw',
};
const notes = {
  password: ['set', 'support'],
  email: ['bound', 'unbound'],
  withdrawalPassword: ['set', 'missing'],
} as const satisfies Readonly<Record<SecurityPlace, readonly [string, string]>>;

export interface SecurityWay {
  readonly place: SecurityPlace;
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  readonly state: { readonly isSet: boolean; readonly words: string };
  /** Which one it is, or since when. */
  readonly detail: string | undefined;
}

/** What protects the account, how each of it stands, and where it is created or changed. */
export function useSecurityWays(member: Member): readonly SecurityWay[] {
  const { t } = useTranslation('account-security');
  const language = useSiteLanguage();
  const changedAt = (iso: string | null) =>
    iso === null ? undefined : t('changedAt', { date: formatDate(iso, language) });
  const details: Readonly<Record<SecurityPlace, string | undefined>> = {
    password: changedAt(member.passwordChangedAt),
    email: member.email ?? undefined,
    withdrawalPassword: changedAt(member.withdrawalPasswordChangedAt),
  };
  return securityPlaces.map((place) => {
    const isSet = hasSet(member, place);
    const [set, missing] = notes[place];
    return {
      place,
      href: securityHref(member, place),
      label: t(`pages.${place}`),
      icon: icons[place],
      state: { isSet, words: t(`notes.${isSet ? set : missing}`) },
      detail: details[place],
    };
  });
}
