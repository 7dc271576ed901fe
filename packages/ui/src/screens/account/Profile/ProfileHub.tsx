import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LinkList } from '../../../components/LinkList/LinkList.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import { useSite } from '../../site-context.ts';

export interface ProfileHubProps {
  readonly member: Member;
  readonly onLogout: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

/** Everything of the account's that has a page of its own, and what is changed right here. */
export function ProfileHub({ member, onLogout }: ProfileHubProps) {
  const { t } = useTranslation('account');
  const { languages } = useSite();
  const { helpHref } = useBrand();
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
          { href: to('/rechargeRecord'), label: t('links.depositRecords'), icon: 'depositRecords' },
          { href: to('/withdrawalRecord'), label: t('links.withdrawalRecords'), icon: 'withdrawalRecords' },
          { href: to('/game-record'), label: t('links.betRecords'), icon: 'bets' },
        ]}
      />
      <LinkList
        title={t('groups.account')}
        items={[
          { href: to('/messages'), label: t('links.messages'), icon: 'bell' },
          { href: to('/withdrawal-card'), label: t('links.bankAccounts'), icon: 'pix' },
          {
            href: to('/withdrawalPassword'),
            label: t('links.withdrawalPassword'),
            icon: 'lock',
            note: password,
          },
        ]}
      />
      <LinkList
        title={t('groups.help')}
        items={[
          { href: to('/responsible-gaming'), label: t('links.responsibleGaming'), icon: 'responsible' },
          { href: to('/information-center/support'), label: t('links.support'), icon: 'support' },
          { href: helpHref ?? to('/faq'), label: t('links.faq'), icon: 'question' },
        ]}
      />
      <Field label={t('language')}>
        {(control) => (
          <Select
            {...control}
            value={languages.value}
            options={languages.options.map(({ value, name }) => ({ value, label: name }))}
            onChange={(event) => languages.onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button isWide icon={<Icon name="logout" size={20} />} onClick={onLogout}>
        {t('logout')}
      </Button>
    </Root>
  );
}
