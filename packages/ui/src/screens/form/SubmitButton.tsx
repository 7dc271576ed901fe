import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SlowNotice } from '../page/waiting/SlowNotice.tsx';
import { useSlow } from '../page/waiting/useSlow.ts';

export const submitButtonStates = ['Ready', 'Waiting', 'Sending', 'StillSending'] as const;

export interface SubmitButtonProps {
  /** Sent, and not answered yet: presses do nothing. */
  readonly isPending: boolean;
  /** What it would send is not there yet, as an amount of nothing: not lit, and a press says what is missing. Default: false. */
  readonly isWaiting?: boolean;
  /** Who no longer waits for the answer; what has become of the request is looked up then. */
  readonly onStopWaiting: () => void;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
  /** What it does, in a word or two. */
  readonly children: ReactNode;
}

/** The button that sends a form; where no answer comes for long, with the way out. */
export function SubmitButton({
  isPending,
  isWaiting,
  onStopWaiting,
  slowAfter,
  children,
}: SubmitButtonProps) {
  const isSlow = useSlow(isPending, slowAfter);
  return (
    <>
      <Button type="submit" variant="primary" size="lg" isWide isPending={isPending} isWaiting={isWaiting}>
        {children}
      </Button>
      {isSlow && <SlowNotice what="sending" onStop={onStopWaiting} />}
    </>
  );
}
