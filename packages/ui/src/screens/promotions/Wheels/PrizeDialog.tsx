import type { SpinResult, Wheel } from '@fortuna/domain/model/promotions-wheels.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { type PrizeConsequence, PrizeModal } from '../../../components/PrizeModal/PrizeModal.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useWheelTexts } from './useWheelTexts.ts';

export interface PrizeDialogProps {
  /** What was won; null: nothing is told. */
  readonly spin: SpinResult | null;
  readonly wheel: Wheel;
  /** The prize has been seen. */
  readonly onClose: () => void;
  readonly onSpinAgain: () => void;
}

/** The prize, told once, with all that the server said of it. */
export function PrizeDialog({ spin, wheel, onClose, onSpinAgain }: PrizeDialogProps) {
  // Stays while the dialog goes.
  const [shown, setShown] = useState(spin);
  if (spin !== null && spin !== shown) setShown(spin);
  return (
    shown && (
      <Told spin={shown} isOpen={spin !== null} wheel={wheel} onClose={onClose} onSpinAgain={onSpinAgain} />
    )
  );
}

interface ToldProps extends PrizeDialogProps {
  readonly spin: SpinResult;
  readonly isOpen: boolean;
}

function Told({ spin, isOpen, wheel, onClose, onSpinAgain }: ToldProps) {
  const { t } = useTranslation('promotions-wheels');
  const { t: tControls } = useTranslation('controls');
  const { prizeName } = useWheelTexts();
  const language = useSiteLanguage();
  const { prize, message } = spin;
  const isNothing = prize.kind === 'nothing';
  const spinsLeft = spin.spinsLeft ?? wheel.spinsLeft;

  /** A line of what the server said; none of what it did not. */
  function line(id: string, label: string, value: string | number | null): readonly PrizeConsequence[] {
    return value === null ? [] : [{ id, label, value: String(value) }];
  }
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, language));

  const closes = (
    <Button variant={spinsLeft > 0 ? 'quiet' : undefined} onClick={onClose}>
      {t('prize.close')}
    </Button>
  );

  return (
    <PrizeModal
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={tControls('close')}
      prize={prize}
      title={t(isNothing ? 'prize.nothing' : 'prize.won')}
      figure={isNothing ? undefined : prizeName(spin, wheel.prizes)}
      text={prize.kind === 'other' ? (message ?? t('prize.text.other')) : t(`prize.text.${prize.kind}`)}
      consequences={
        spin.turnover === null || spin.turnover === 0
          ? []
          : [
              ...line('asked', t('prize.asked'), money(spin.turnover)),
              ...line('left', t('prize.askedLeft'), money(spin.turnoverLeft)),
            ]
      }
      details={{
        title: t('prize.details'),
        items: [
          ...line('status', t('prize.status'), t(isNothing ? 'prize.noPrize' : 'prize.paid')),
          ...line('code', t('prize.code'), spin.code),
          ...line('remaining', t('prize.remaining'), spinsLeft),
          ...line('reward', t('prize.reward'), t(`prize.kind.${prize.kind}`)),
          ...line('quantity', t('prize.quantity'), quantityOf()),
          ...line('message', t('prize.message'), message),
          ...line('number', t('prize.number'), spin.id),
        ],
      }}
      actions={
        spinsLeft > 0 ? (
          <>
            <Button variant="primary" onClick={onSpinAgain}>
              {t('prize.again')}
            </Button>
            {closes}
          </>
        ) : (
          <>
            {prize.kind === 'cash' && (
              <ButtonLink href={to('/game')} variant="primary">
                {t('prize.play')}
              </ButtonLink>
            )}
            {closes}
          </>
        )
      }
    />
  );

  function quantityOf(): string | number | null {
    switch (prize.kind) {
      case 'cash':
        return money(prize.amount);
      case 'spins':
      case 'points':
        return prize.count;
      case 'nothing':
        return 0;
      case 'other':
        return null;
    }
  }
}
