import type { Problem } from '@fortuna/domain/problem.ts';
import { useEffect, useEffectEvent } from 'react';
import type { CaptchaView } from './Auth.view.ts';

export interface FreshCaptcha {
  readonly captcha: CaptchaView;
  readonly problem: Problem | null;
  /** Empties the captcha's box, and only that. */
  readonly onClear: () => void;
  readonly onFocus: () => void;
}

/**
 * A captcha works once: after a failure and with each new picture its box is emptied, everything else stays. After a failure
 * without messages at other fields it takes the focus, since it is what has to be typed again in any case.
 */
export function useFreshCaptcha({ captcha, problem, onClear, onFocus }: FreshCaptcha): void {
  const key = captcha.kind === 'ready' ? captcha.key : null;
  const clear = useEffectEvent(onClear);
  const focus = useEffectEvent(onFocus);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason, not an input
  useEffect(() => clear(), [key]);

  useEffect(() => {
    if (problem === null) return;
    clear();
    if (problem.kind !== 'invalid') focus();
  }, [problem]);
}
