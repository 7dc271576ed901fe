import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SlowNotice } from '../page/waiting/SlowNotice.tsx';
import { useSlow } from '../page/waiting/useSlow.ts';

export const submitButtonStates = ['Ready', 'NotReady', 'Sending', 'StillSending'] as const;

export interface SubmitButtonProps {
  readonly isPending: boolean;
  /** Something is there to be sent; until then the button is quiet, and tells what is missing when pressed. Default: true. */
  readonly isReady?: boolean;
  /** Who no longer waits for the answer; what has become of the request is looked up then. */
  readonly onStopWaiting: () => void;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
  readonly children: ReactNode;
}

/** The button that sends a form; where no answer comes for long, with the way out. */
export function SubmitButton({
  isPending,
  isReady = true,
  onStopWaiting,
  slowAfter,
  children,
}: SubmitButtonProps) {
  const isSlow = useSlow(isPending, slowAfter);
  return (
    <>
      <Button
        type="submit"
        variant={isReady ? 'primary' : 'secondary'}
        size="lg"
        isWide
        isPending={isPending}
      >
        {children}
      </Button>
      {isSlow && <SlowNotice what="sending" onStop={onStopWaiting} />}
    </>
  );
}
