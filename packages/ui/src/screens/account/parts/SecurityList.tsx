import type { Member } from '@fortuna/domain/model/auth.ts';
import { formatDate } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { LinkList, type LinkListItem } from '../../../components/LinkList/LinkList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { SecurityPlace } from './security-places.ts';
import { securityHref } from './security-state.ts';

export interface SecurityListProps {
  readonly member: Member;
  /** The page that is open beside the list. */
  readonly current?: SecurityPlace;
  /** The one that was opened last, where none is open. */
  readonly lastOpened?: SecurityPlace | null;
}

/** What is set and what is not, each leading on to its page. */
export function SecurityList({ member, current, lastOpened = null }: SecurityListProps) {
  const { t } = useTranslation('account-security');
  const language = useSiteLanguage();
  const changedAt = (iso: string | null) =>
    iso === null ? undefined : t('changedAt', { date: formatDate(iso, language) });
  const missing = (what: 'missing' | 'support' | 'unbound') => (
    <Badge tone="warning">{t(`notes.${what}`)}</Badge>
  );
  const set = (what: 'set' | 'bound') => <Badge tone="success">{t(`notes.${what}`)}</Badge>;
  const place = (name: SecurityPlace, item: Omit<LinkListItem, 'label' | 'href'>): LinkListItem => ({
    ...item,
    href: securityHref(member, name),
    label: t(`pages.${name}`),
    current: name === current ? 'page' : name === lastOpened ? 'true' : undefined,
  });
  return (
    <LinkList
      title={t('list')}
      items={[
        place('password', {
          icon: 'lock',
          note: member.hasLoginPassword ? set('set') : missing('support'),
          detail: changedAt(member.passwordChangedAt),
        }),
        place('email', {
          icon: 'mail',
          note: member.email === null ? missing('unbound') : set('bound'),
          detail: member.email ?? undefined,
        }),
        place('withdrawalPassword', {
          icon: 'withdraw',
          note: member.hasWithdrawalPassword ? set('set') : missing('missing'),
          detail: changedAt(member.withdrawalPasswordChangedAt),
        }),
      ]}
    />
  );
}
