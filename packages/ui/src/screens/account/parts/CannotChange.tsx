import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { helpHref } from '../../help.ts';

/** The account is everybody's: nobody may take it over. */
export function DemoAccount() {
  const { t } = useTranslation('account-security');
  return (
    <EmptyState
      title={t('demo.title')}
      image={<Icon name="people" size={32} />}
      action={
        <ButtonLink href={to('/profile')} variant="primary">
          {t('demo.action')}
        </ButtonLink>
      }
    >
      {t('demo.text')}
    </EmptyState>
  );
}

/** Support sets the first one (requirement AUTH-09). */
export function NoLoginPassword() {
  const { t } = useTranslation('account-security');
  return (
    <EmptyState
      title={t('noLoginPassword.title')}
      image={<Icon name="lock" size={32} />}
      action={
        <ButtonLink href={helpHref('loginPassword')} variant="primary">
          {t('noLoginPassword.action')}
        </ButtonLink>
      }
    >
      {t('noLoginPassword.text')}
    </EmptyState>
  );
}
