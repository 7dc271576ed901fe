import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SlowNotice } from '../page/waiting/SlowNotice.tsx';
import { useSlow } from '../page/waiting/useSlow.ts';

export const submitButtonStates = ['Ready', 'Sending', 'StillSending'] as const;

export interface SubmitButtonProps {
  /** Sent, and not answered yet: presses do nothing. */
  readonly isPending: boolean;
  /** Who no longer waits for the answer; what has become of the request is looked up then. */
  readonly onStopWaiting: () => void;
  /** After how many milliseconds the wait is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
  /** What it does, in a word or two. */
  readonly children: ReactNode;
}

/** The button that sends a form; where no answer comes for long, with the way out. */
export function SubmitButton({ isPending, onStopWaiting, slowAfter, children }: SubmitButtonProps) {
  const isSlow = useSlow(isPending, slowAfter);
  return (
    <>
      <Button type="submit" variant="primary" size="lg" isWide isPending={isPending}>
        {children}
      </Button>
      {isSlow && <SlowNotice what="sending" onStop={onStopWaiting} />}
    </>
  );
}
