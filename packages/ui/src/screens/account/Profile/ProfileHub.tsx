import type { Member } from '@fortuna/domain/model/auth.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { LanguageOption } from '../../../components/LanguagePicker/LanguagePicker.tsx';
import { LinkList } from '../../../components/LinkList/LinkList.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { vars } from '../../../theme/vars.ts';
import type { ProfileLinks } from './Profile.view.ts';

export interface ProfileHubProps {
  readonly member: Member;
  readonly isLoggingOut: boolean;
  readonly links: ProfileLinks;
  readonly languages: readonly LanguageOption[];
  readonly language: string;
  readonly onLanguageChange: (value: string) => void;
  readonly onLogout: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

/** Everything of the account's that has a page of its own, and what is changed right here. */
export function ProfileHub({
  member,
  isLoggingOut,
  links,
  languages,
  language,
  onLanguageChange,
  onLogout,
}: ProfileHubProps) {
  const { t } = useTranslation('account');
  const password = member.hasWithdrawalPassword ? (
    <Badge tone="success">{t('passwordSet')}</Badge>
  ) : (
    <Badge tone="warning" icon="plus">
      {t('passwordMissing')}
    </Badge>
  );
  return (
    <Root>
      <LinkList
        title={t('groups.money')}
        items={[
          { href: links.depositRecords, label: t('links.depositRecords'), icon: 'deposit' },
          { href: links.withdrawalRecords, label: t('links.withdrawalRecords'), icon: 'withdraw' },
          { href: links.betRecords, label: t('links.betRecords'), icon: 'history' },
        ]}
      />
      <LinkList
        title={t('groups.account')}
        items={[
          { href: links.bankAccounts, label: t('links.bankAccounts'), icon: 'pix' },
          {
            href: links.withdrawalPassword,
            label: t('links.withdrawalPassword'),
            icon: 'lock',
            note: password,
          },
        ]}
      />
      <LinkList
        title={t('groups.help')}
        items={[
          { href: links.responsibleGaming, label: t('links.responsibleGaming'), icon: 'clock' },
          { href: links.faq, label: t('links.faq'), icon: 'info' },
        ]}
      />
      <Field label={t('language')}>
        {(control) => (
          <Select
            {...control}
            value={language}
            options={languages.map(({ value, name }) => ({ value, label: name }))}
            onChange={(event) => onLanguageChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button isWide isPending={isLoggingOut} icon={<Icon name="logout" size={20} />} onClick={onLogout}>
        {isLoggingOut ? t('loggingOut') : t('logout')}
      </Button>
    </Root>
  );
}
