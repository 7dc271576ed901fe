import { to } from '@fortuna/domain/site-map.ts';
import { VerifyPasswordScreen } from '@fortuna/ui/screens/account/VerifyPassword/VerifyPasswordScreen.tsx';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { Navigate } from 'react-router-dom';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { useNoteOpened } from './last-opened.ts';
import { useTicket } from './password-ticket.ts';
import { useVerification } from './use-verification.ts';

/** Before an address is bound; on to it as soon as the password is confirmed, or at once where it has been. */
function VerifyPassword() {
  useNoteOpened('email');
  const ticket = useTicket();
  const { state, problem, send, stopWaiting } = useVerification();
  const step = { isSubmitting: state === 'sending', problem };
  const view = useMemberView((member) => ready({ member, step }));
  if (ticket !== null) return <Navigate to={to('/security-center/bind-email')} replace />;
  return <VerifyPasswordScreen view={view} onVerify={send} onStopWaiting={stopWaiting} />;
}

export const page = defineMemberPage({ path: '/security-center/verify-password' }, VerifyPassword);
