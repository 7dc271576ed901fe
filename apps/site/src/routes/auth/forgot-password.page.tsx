import { resetPassword, sendPasswordCode } from '@fortuna/api/calls/auth-password.ts';
import { isAnswerLost } from '@fortuna/domain/problem.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type {
  CodeAndPassword,
  ForgotPasswordView,
} from '@fortuna/ui/screens/auth/ForgotPassword/ForgotPassword.view.ts';
import { ForgotPasswordScreen } from '@fortuna/ui/screens/auth/ForgotPassword/ForgotPasswordScreen.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWrite } from '../../platform/use-write.ts';
import { definePage } from '../define-page.tsx';
import { useSentCode } from './use-sent-code.ts';

/** For guests; what has become of a lost answer only a login with the new password can tell. */
function useForgottenPassword() {
  const [name, setName] = useState('');
  const [hasCode, setHasCode] = useState(false);
  const [mayBeDone, setMayBeDone] = useState(false);
  const sent = useSentCode();
  const sending = useWrite(async (api, whose: string) => {
    const code = await sendPasswordCode(api, whose);
    sent.note(code);
    setHasCode(true);
  });
  const resetting = useWrite((api, input: CodeAndPassword) => resetPassword(api, { name, ...input }));
  const isLost = resetting.problem !== null && isAnswerLost(resetting.problem);
  if (isLost && !mayBeDone) setMayBeDone(true);

  function view(): ForgotPasswordView {
    if (resetting.state === 'done') return { kind: 'done' };
    if (!hasCode) {
      return { kind: 'name', name, isSubmitting: sending.state === 'sending', problem: sending.problem };
    }
    return {
      kind: 'code',
      name,
      sent: sent.view(sending),
      mayBeDone,
      isSubmitting: resetting.state === 'sending',
      problem: resetting.problem,
    };
  }

  return {
    view: view(),
    onSend: (whose: string) => {
      setName(whose);
      sending.send(whose);
    },
    onHaveCode: (whose: string) => {
      setName(whose);
      sending.reset();
      setHasCode(true);
    },
    onResend: () => sending.send(name),
    onReset: resetting.send,
    onOtherName: () => {
      setHasCode(false);
      setMayBeDone(false);
      sent.forget();
      sending.reset();
      resetting.reset();
    },
    onStopWaiting: () => {
      for (const write of [sending, resetting]) write.stopWaiting();
    },
  };
}

function ForgotPassword() {
  const navigate = useNavigate();
  return <ForgotPasswordScreen {...useForgottenPassword()} onLogin={() => navigate(to('/login'))} />;
}

export const page = definePage({ path: '/forgot-password' }, ForgotPassword);
