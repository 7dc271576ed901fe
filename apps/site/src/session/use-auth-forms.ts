import type { AuthPanelProps } from '@fortuna/ui/screens/auth/Auth/AuthPanel.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../frame/ui-store.ts';
import { storedInviteCode } from './invite-code.ts';
import { sendSession, useSession } from './session-store.ts';
import { useCaptcha } from './use-captcha.ts';

type Forms = Omit<AuthPanelProps, 'initialMode' | 'onModeChange'>;

/**
 * Login and registration on the session machine, for the page and for the dialog; `onDone` once somebody is logged in, be the member
 * known or still to be read: that is for the page behind it to tell.
 */
export function useAuthForms(onDone: () => void): Forms {
  const { t } = useTranslation('auth');
  const { submission, view } = useSession();
  const { captcha, reload } = useCaptcha();
  const sent = useRef<'login' | 'register' | null>(null);

  const finish = useEffectEvent(() => {
    if (sent.current === 'register')
      announce({ id: 'registered', tone: 'success', title: t('done.register') });
    onDone();
  });
  const isDone = view.kind === 'member' || view.kind === 'unreachable';
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  return {
    submission,
    captcha,
    inviteCode: storedInviteCode(),
    onReloadCaptcha: reload,
    onStopWaiting: () => void sendSession({ type: 'player.stopWaiting' }),
    onLogin: (input) => {
      sent.current = 'login';
      void sendSession({ type: 'player.login', input });
    },
    onRegister: (input) => {
      sent.current = 'register';
      void sendSession({ type: 'player.register', input });
    },
  };
}
