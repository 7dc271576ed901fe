import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { vars } from '../../../theme/vars.ts';
import { useSite } from '../../site-context.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${vars.space.s3};
`;

/** In place of a part for members (specification section 6); the login modal is at hand and leads back here. */
export function SignedOut() {
  const { t } = useTranslation('controls');
  const { onLogin, onRegister } = useSite();
  return (
    <EmptyState
      title={t('signedOut.title')}
      image={<EmptyArt kind="signedOut" />}
      action={
        <Buttons>
          <Button variant="primary" onClick={onLogin}>
            {t('signedOut.login')}
          </Button>
          <Button onClick={onRegister}>{t('signedOut.register')}</Button>
        </Buttons>
      }
    >
      {t('signedOut.text')}
    </EmptyState>
  );
}
