import type { WheelKind, Wheel as WheelModel } from '@fortuna/domain/model/promotions-wheels.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Wheel } from '../../../components/Wheel/Wheel.tsx';
import type { LiveWheelState } from '../../../components/Wheel/wheel-props.ts';
import { useSite } from '../../site-context.ts';
import { useProblemText } from '../../useProblemText.ts';
import { useWheelTexts } from './useWheelTexts.ts';
import type { SpinView, WheelPlay } from './Wheels.view.ts';

export interface TurningWheelProps {
  readonly kind: WheelKind;
  readonly wheel: WheelModel;
  readonly play: WheelPlay;
  readonly onSpin: () => void;
  /** The wheel has come to rest on the prize. */
  readonly onLanded: () => void;
  /** Show the prize at once. */
  readonly onSkip: () => void;
}

/** The wheel as the flow has it: for guests it leads to the login, for members it turns. */
export function TurningWheel({ kind, wheel, play, onSpin, onLanded, onSkip }: TurningWheelProps) {
  const { t } = useTranslation('promotions-wheels');
  const { spinsText, nextText, outcome, namedFields } = useWheelTexts();
  const problemText = useProblemText();
  const { onLogin } = useSite();
  const spin = play.kind === 'member' ? play.spin : null;
  const isLanding = spin?.kind === 'landing';

  // It has come to rest while another wheel was looked at: nobody waits for it a second time.
  const [hasLandedUnseen] = useState(isLanding);
  const showPrize = useEffectEvent(onSkip);
  useEffect(() => {
    if (hasLandedUnseen) showPrize();
  }, [hasLandedUnseen]);

  function stateOf(of: SpinView): LiveWheelState {
    switch (of.kind) {
      case 'ready':
        return of.problem === null ? of : { kind: 'failed', message: problemText(of.problem) };
      case 'submitting':
      case 'checking':
        return { kind: 'spinning' };
      case 'unknown':
        return { kind: 'ready' };
      case 'landing':
      case 'won':
        return {
          kind: 'landed',
          result: of.spin,
          message: outcome(of.spin, wheel.prizes),
          isAtOnce: of.kind === 'won',
        };
    }
  }

  function disabledReason(): string | undefined {
    if (spin === null) return undefined;
    if (spin.kind === 'unknown') return t('closed.unknown');
    if (wheel.closedReason !== null) return wheel.closedReason;
    return wheel.spinsLeft > 0 ? undefined : (nextText(wheel) ?? t('noSpins'));
  }

  return (
    <Wheel
      variant={kind}
      state={spin === null ? { kind: 'ready' } : stateOf(spin)}
      prizes={namedFields(wheel.prizes)}
      words={{
        spin: t('wheel.spin'),
        spinning: t('wheel.spinning'),
        loading: t('wheel.loading'),
        label: t(`name.${kind}`),
        prizes: t('wheel.prizes'),
      }}
      spinsText={spin === null ? t('guest.spins') : spinsText(wheel)}
      disabledReason={disabledReason()}
      action={isLanding && <Button onClick={onSkip}>{t('wheel.skip')}</Button>}
      onSpin={spin === null ? onLogin : onSpin}
      onLanded={onLanded}
    />
  );
}
