import { CSPProvider } from '@base-ui/react/csp-provider';
import { ToastProvider, useToast } from '@fortuna/ui/components/Toast/Toast.tsx';
import {
  AccessEndedDialog,
  accessEnds,
} from '@fortuna/ui/screens/auth/AccessEndedDialog/AccessEndedDialog.tsx';
import { AuthDialog } from '@fortuna/ui/screens/auth/Auth/AuthDialog.tsx';
import { ExpiredDialog } from '@fortuna/ui/screens/auth/ExpiredDialog/ExpiredDialog.tsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsCovered } from '../configuration/closed-site.ts';
import { sendSession, useSession } from '../session/session-store.ts';
import { useAuthForms } from '../session/use-auth-forms.ts';
import { showAuthDialog, useUiState } from './ui-store.ts';

/** What the session puts over any page: login, the expiry question, forced offline, and announcements. A chunk of its own. */
export default function SessionDialogs() {
  const { t } = useTranslation('controls');
  return (
    <CSPProvider disableStyleElements>
      <ToastProvider label={t('notices')} closeLabel={t('close')}>
        <Announcer />
        <Login />
        <Endings />
      </ToastProvider>
    </CSPProvider>
  );
}

function Announcer() {
  const { notice } = useUiState();
  const { show } = useToast();
  useEffect(() => {
    if (notice) show(notice);
  }, [notice, show]);
  return null;
}

function Login() {
  const { authDialog } = useUiState();
  return authDialog === null ? null : <OpenLogin mode={authDialog} />;
}

/** Mounted with the dialog, so that each opening starts with empty forms and a fresh captcha; it waits where the site is closed meanwhile. */
function OpenLogin({ mode }: { readonly mode: 'login' | 'register' }) {
  const close = () => {
    showAuthDialog(null);
    void sendSession({ type: 'player.closeLogin' });
  };
  const forms = useAuthForms(close);
  return <AuthDialog isOpen={!useIsCovered()} onClose={close} initialMode={mode} {...forms} />;
}

function Endings() {
  const { view } = useSession();
  const isLoginAsked = view.kind === 'guest' && view.isLoginAsked;
  useEffect(() => {
    if (isLoginAsked) showAuthDialog('login');
  }, [isLoginAsked]);
  return (
    <>
      <ExpiredDialog
        isOpen={view.kind === 'expired'}
        onConfirm={() => void sendSession({ type: 'player.accept' })}
        onDecline={() => void sendSession({ type: 'player.decline' })}
      />
      {accessEnds.map((by) => (
        <AccessEndedDialog
          key={by}
          by={by}
          isOpen={view.kind === by}
          onDismiss={() => void sendSession({ type: 'player.dismiss' })}
        />
      ))}
    </>
  );
}
