import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { VipBadgeArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { vars } from '../../../theme/vars.ts';
import { useSite } from '../../site-context.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space.s4};
  > img,
  > svg {
    width: 88px;
    height: 88px;
  }
  h2 {
    font-size: ${vars.text.xl};
  }
  p {
    color: ${vars.color.textMuted};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
`;

/** Where a member would see the standing: what the login shows. */
export function GuestStanding() {
  const { t } = useTranslation('vip');
  const { t: tControls } = useTranslation('controls');
  const { onLogin, onRegister } = useSite();
  return (
    <Card padding="lg" level="2">
      <Root>
        <VipBadgeArt level={1} />
        <h2>{t('guest.title')}</h2>
        <p>{t('guest.text')}</p>
        <Buttons>
          <Button variant="primary" onClick={onLogin}>
            {tControls('signedOut.login')}
          </Button>
          <Button onClick={onRegister}>{tControls('signedOut.register')}</Button>
        </Buttons>
      </Root>
    </Card>
  );
}
