import type { Wheel, WheelKind } from '@fortuna/domain/model/promotions-wheels.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../components/lazy-look.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { ActivityColumn, ActivityColumns } from '../parts/activity-layout.tsx';
import { GuestPart } from './GuestPart.tsx';
import { LostSpin } from './LostSpin.tsx';
import { SpinEarning } from './SpinEarning.tsx';
import { SpinFacts } from './SpinFacts.tsx';
import { TurningWheel } from './TurningWheel.tsx';
import type { SpinView, WheelPlay } from './Wheels.view.ts';
import { Quiet } from './wheels-layout.ts';

/** Without its chunk the prize stands below the wheel all the same. */
const PrizeDialog = lazyPart(async () => (await import('./PrizeDialog.tsx')).PrizeDialog);

export interface SpinHandlers {
  /** Asks the server for a spin; it decides the prize. */
  readonly onSpin: () => void;
  /** The wheel has come to rest on the prize. */
  readonly onLanded: () => void;
  /** Show the prize at once. */
  readonly onSkip: () => void;
  /** The prize has been seen. */
  readonly onGoOn: () => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopWaiting: () => void;
  /** Look at the wheel once more. */
  readonly onLookAgain: () => void;
  /** Send the very same spin under the same key. */
  readonly onSendSame: () => void;
  /** Give the unanswered spin up. */
  readonly onDiscard: () => void;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
}

export interface WheelPanelProps extends SpinHandlers {
  readonly kind: WheelKind;
  readonly wheel: Wheel;
  readonly play: WheelPlay;
}

/** One wheel with all that belongs to it. */
export function WheelPanel({ kind, wheel, play, slowAfter, ...on }: WheelPanelProps) {
  const { t } = useTranslation('promotions-wheels');
  const spin = play.kind === 'member' ? play.spin : null;
  const isSlow = useSlow(spin?.kind === 'submitting', slowAfter);
  // Asked for with the first spin, to be there when the wheel has come to rest.
  const [hasSpun, setSpun] = useState(false);
  if (!hasSpun && spin !== null && spin.kind !== 'ready') setSpun(true);
  return (
    <ActivityColumns data-part="wheel-panel">
      <ActivityColumn>
        <TurningWheel
          kind={kind}
          wheel={wheel}
          play={play}
          onSpin={on.onSpin}
          onLanded={on.onLanded}
          onSkip={on.onSkip}
        />
        {isSlow && <SlowNotice what="sending" onStop={on.onStopWaiting} />}
        {spin?.kind === 'checking' && <Quiet role="status">{t('checking')}</Quiet>}
        {spin?.kind === 'unknown' && (
          <LostSpin onLookAgain={on.onLookAgain} onSendSame={on.onSendSame} onDiscard={on.onDiscard} />
        )}
      </ActivityColumn>
      <ActivityColumn>
        {spin === null ? <GuestPart /> : <SpinFacts wheel={wheel} isTurning={isTurning(spin)} />}
        {wheel.earning && wheel.closedReason === null && (
          <SpinEarning
            kind={kind}
            earning={wheel.earning}
            isGuest={spin === null}
            isNext={spin !== null && wheel.spinsLeft === 0}
          />
        )}
      </ActivityColumn>
      {hasSpun && (
        <Suspense fallback={null}>
          <PrizeDialog
            spin={spin?.kind === 'won' ? spin.spin : null}
            wheel={wheel}
            onClose={on.onGoOn}
            onSpinAgain={on.onSpin}
          />
        </Suspense>
      )}
    </ActivityColumns>
  );
}

function isTurning({ kind }: SpinView): boolean {
  return kind === 'submitting' || kind === 'checking' || kind === 'landing';
}
