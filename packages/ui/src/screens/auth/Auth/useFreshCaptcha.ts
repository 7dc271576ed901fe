import type { Problem } from '@fortuna/domain/problem.ts';
import { useEffect, useEffectEvent } from 'react';
import type { CaptchaView } from './Auth.view.ts';

export interface FreshCaptcha {
  readonly captcha: CaptchaView;
  readonly problem: Problem | null;
  /** Empties the captcha's box, and only that. */
  readonly onClear: () => void;
}

/**
 * A captcha works once: after a failure and with each new picture its box is emptied, everything else stays, the focus too: it is on
 * what went wrong.
 */
export function useFreshCaptcha({ captcha, problem, onClear }: FreshCaptcha): void {
  const key = captcha.kind === 'ready' ? captcha.content.key : null;
  const clear = useEffectEvent(onClear);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason, not an input
  useEffect(() => clear(), [key]);

  useEffect(() => {
    if (problem !== null) clear();
  }, [problem]);
}
