import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useArrival } from '../../../components/arrival.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { vars } from '../../../theme/vars.ts';

export interface LostSpinProps {
  /** Look at the wheel once more. */
  readonly onLookAgain: () => void;
  /** Send the very same spin under the same key. */
  readonly onSendSame: () => void;
  /** Give the unanswered spin up. */
  readonly onDiscard: () => void;
}

const Body = styled.div`
  display: grid;
  gap: ${vars.space.s3};
`;

const Title = styled.h2`
  font-size: ${vars.text.lg};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space.s3};
`;

/** Nobody has answered, and the wheel does not show the spin: what it means, and what can be done. */
export function LostSpin({ onLookAgain, onSendSame, onDiscard }: LostSpinProps) {
  const { t } = useTranslation('promotions-wheels');
  return (
    <Card>
      <Body ref={useArrival<HTMLDivElement>()} role="status" data-part="lost-spin">
        <Title>{t('unknown.title')}</Title>
        <p>{t('unknown.text')}</p>
        <Ways>
          <Button variant="primary" onClick={onLookAgain}>
            {t('unknown.lookAgain')}
          </Button>
          <Button onClick={onSendSame}>{t('unknown.sendSame')}</Button>
          <Button variant="quiet" onClick={onDiscard}>
            {t('unknown.discard')}
          </Button>
        </Ways>
      </Body>
    </Card>
  );
}
