import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useArrival } from '../../../components/arrival.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { vars } from '../../../theme/vars.ts';
import type { ClaimPress } from '../Claims.view.ts';

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  min-width: 0;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s2};
`;

interface LostClaimProps {
  readonly onPress: (press: ClaimPress) => void;
}

/** In place of the button: nobody has answered, and the records do not show the claim. What it means, and what can be done. */
export function LostClaim({ onPress }: LostClaimProps) {
  const { t } = useTranslation('promotions');
  return (
    <Root ref={useArrival<HTMLDivElement>()} role="status" data-part="claim-reward" data-leads="">
      <Notice tone="warning" title={t('claim.unknown.title')}>
        {t('claim.unknown.text')}
      </Notice>
      <Ways>
        <Button variant="primary" onClick={() => onPress('lookAgain')}>
          {t('claim.unknown.lookAgain')}
        </Button>
        <Button onClick={() => onPress('sendSame')}>{t('claim.unknown.sendSame')}</Button>
        <Button variant="quiet" onClick={() => onPress('discard')}>
          {t('claim.unknown.discard')}
        </Button>
      </Ways>
    </Root>
  );
}
