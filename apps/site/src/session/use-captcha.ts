import { createCaptcha } from '@fortuna/api/calls/auth.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import type { CaptchaView } from '@fortuna/ui/screens/auth/Auth/Auth.view.ts';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIsCovered } from '../configuration/closed-site.ts';
import { apiWithToken } from '../platform/api.ts';
import { useSession } from './session-store.ts';

/**
 * The picture puzzle of the open form: fetched when the form opens, when the player asks, when a site that was closed is
 * back, and after a failed attempt, because a captcha works once (requirement AUTH-01).
 */
export function useCaptcha(): { readonly captcha: CaptchaView; readonly reload: () => void } {
  const [captcha, setCaptcha] = useState<CaptchaView>({ kind: 'loading' });
  const request = useRef<AbortController | null>(null);

  const reload = useCallback(() => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setCaptcha({ kind: 'loading', onRetry: reload });
    createCaptcha(apiWithToken(null), { signal: controller.signal }).then(
      (answer) => setCaptcha(ready(answer)),
      (error: unknown) => {
        if (!controller.signal.aborted)
          setCaptcha({ kind: 'failed', problem: problemOf(error), onRetry: reload });
      },
    );
  }, []);

  const { submission } = useSession();
  const problem = submission.kind === 'editing' ? submission.problem : null;
  const isCovered = useIsCovered();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new problem is the sign that the captcha is used up.
  useEffect(() => {
    if (isCovered) return;
    reload();
    return () => request.current?.abort();
  }, [reload, problem, isCovered]);

  return { captcha, reload };
}
