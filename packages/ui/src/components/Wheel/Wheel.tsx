import type { SpinResult } from '@fortuna/domain/model/promotions-wheels.ts';
import { useBrand } from '../../theme/brand-context.ts';
import { Notice } from '../Notice/Notice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useWheelTurn } from './useWheelTurn.ts';
import {
  Foot,
  Hub,
  Layer,
  Outcome,
  Picture,
  PointerLayer,
  Reason,
  Root,
  Spins,
  Stage,
  VeilLayer,
} from './Wheel.style.ts';
import { WheelDisc } from './WheelDisc.tsx';
import { WheelPrizes } from './WheelPrizes.tsx';
import { WheelSkeleton } from './WheelSkeleton.tsx';
import { wheelBox } from './wheel-geometry.ts';
import { wheelLooks } from './wheel-looks.tsx';
import type { LiveWheelState, WheelProps } from './wheel-props.ts';

export const wheelStates = [
  'Ready',
  'Spinning',
  'SpinsAndLands',
  'ShownAtOnce',
  'Lottery',
  'Won',
  'Lost',
  'ZeroSpins',
  'Disabled',
  'Failed',
  'FailsWhileTurning',
  'Reduced',
  'Loading',
  'ServerPicture',
  'OtherPrize',
  'FieldGone',
  'LongText',
  'FewFields',
  'ManyFields',
] as const;

/**
 * The wheel of prizes. The server decides where it stops: it turns while the answer is on its way and comes to rest on the prize
 * that the answer names. The picture's words are in a list; the result is announced when the disc stops.
 */
export function Wheel({ state, ...rest }: WheelProps) {
  return state.kind === 'loading' ? (
    <WheelSkeleton label={rest.words.loading} />
  ) : (
    <LiveWheel {...rest} state={state} />
  );
}

interface LiveWheelProps extends Omit<WheelProps, 'state'> {
  readonly state: LiveWheelState;
}

function LiveWheel({
  variant = 'daily',
  state,
  prizes,
  words,
  spinsText,
  disabledReason,
  action,
  onSpin,
  onLanded,
}: LiveWheelProps) {
  const { artFamily } = useBrand();
  const { Board, Pointer, labelAt, veilRadius } = wheelLooks[artFamily];
  const { disc, veil, isTurning } = useWheelTurn(state, prizes, onLanded);
  const isBusy = isTurning || state.kind === 'spinning';
  const won = state.kind === 'landed' && !isTurning ? state : null;
  const turning = isTurning ? '' : undefined;
  const isClosed = disabledReason !== undefined && !isBusy;
  return (
    <Root data-part="wheel" data-state={isBusy ? 'turning' : state.kind}>
      <Stage data-family={artFamily} data-variant={variant} data-disabled={isClosed && !won ? '' : undefined}>
        {Board && (
          <Layer>
            <Picture viewBox={wheelBox} aria-hidden="true">
              <Board />
            </Picture>
          </Layer>
        )}
        <Layer ref={disc} role="img" aria-label={words.label} data-part="disc" data-turning={turning}>
          <WheelDisc prizes={prizes} wonId={won?.result.prizeId ?? null} />
        </Layer>
        <VeilLayer ref={veil} data-part="veil">
          <Picture viewBox={wheelBox} aria-hidden="true">
            <circle r={veilRadius} />
          </Picture>
        </VeilLayer>
        <PointerLayer data-turning={turning}>
          <Picture viewBox={wheelBox} aria-hidden="true">
            <Pointer />
          </Picture>
        </PointerLayer>
        <Hub
          variant="primary"
          isPending={isBusy}
          disabledReason={isBusy ? undefined : disabledReason}
          onClick={onSpin}
        >
          {isBusy ? words.spinning : words.spin}
        </Hub>
      </Stage>
      <Foot>
        <Outcome role="status" data-tone={won && outcomeTone(won.result)} data-part="outcome">
          {won?.message}
          {isBusy && <VisuallyHidden>{words.spinning}</VisuallyHidden>}
        </Outcome>
        {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
        <Spins data-part="spins">{spinsText}</Spins>
        {isClosed && <Reason aria-hidden="true">{disabledReason}</Reason>}
        {action}
      </Foot>
      <WheelPrizes label={words.prizes} prizes={prizes} labelAt={labelAt} />
    </Root>
  );
}

function outcomeTone({ prize }: Pick<SpinResult, 'prize'>): 'won' | 'quiet' {
  return prize.kind === 'nothing' ? 'quiet' : 'won';
}
