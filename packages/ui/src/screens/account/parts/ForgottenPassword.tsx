import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { Trans, useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { helpHref } from '../../help.ts';
import { Quiet } from './Quiet.ts';

export interface ForgottenPasswordProps {
  readonly member: Member;
}

/** The way on for who does not know the login password any more: a code where there is an address, else support. */
export function ForgottenPassword({ member }: ForgottenPasswordProps) {
  const { t } = useTranslation('account-security');
  const components = {
    reset: <TextLink href={to('/forgot-password')}>{''}</TextLink>,
    support: <TextLink href={helpHref('loginPassword')}>{''}</TextLink>,
  };
  return (
    <Quiet>
      <Trans
        t={t}
        i18nKey={member.email === null ? 'forgotten.support' : 'forgotten.code'}
        components={components}
      />
    </Quiet>
  );
}
