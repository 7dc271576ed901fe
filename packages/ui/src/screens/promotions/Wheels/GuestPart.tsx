import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { vars } from '../../../theme/vars.ts';
import { useSite } from '../../site-context.ts';
import { Part, PartTitle, Quiet } from './wheels-layout.ts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
`;

/** At the side of a wheel that a guest looks at: the way to spins of one's own. */
export function GuestPart() {
  const { t } = useTranslation('promotions-wheels');
  const { t: tControls } = useTranslation('controls');
  const { onLogin, onRegister } = useSite();
  return (
    <Part data-part="guest">
      <PartTitle>{t('guest.title')}</PartTitle>
      <Quiet>{t('guest.text')}</Quiet>
      <Ways>
        <Button variant="primary" onClick={onLogin}>
          {tControls('signedOut.login')}
        </Button>
        <Button onClick={onRegister}>{tControls('signedOut.register')}</Button>
      </Ways>
    </Part>
  );
}
