import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { vars } from '../../../theme/vars.ts';
import { useSite } from '../../site-context.ts';

const Actions = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  > p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

/** The login is a dialog over the stage, which stands ready to play after it. */
export function GuestPanel() {
  const { t } = useTranslation('games-play');
  const { t: tControls } = useTranslation('controls');
  const { onLogin, onRegister } = useSite();
  return (
    <Actions>
      <Button variant="primary" size="lg" isWide onClick={onLogin}>
        {t('transfer.loginToPlay')}
      </Button>
      <Button isWide onClick={onRegister}>
        {tControls('signedOut.register')}
      </Button>
      <p>{t('transfer.afterLogin')}</p>
    </Actions>
  );
}
