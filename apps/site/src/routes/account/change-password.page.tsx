import { changePassword } from '@fortuna/api/calls/account-security.ts';
import type {
  ChangePasswordStep,
  NewLoginPassword,
} from '@fortuna/ui/screens/account/ChangePassword/ChangePassword.view.ts';
import { ChangePasswordScreen } from '@fortuna/ui/screens/account/ChangePassword/ChangePasswordScreen.tsx';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { useNoteOpened } from './last-opened.ts';
import { useSecretChange } from './use-secret-change.ts';

function ChangePassword() {
  useNoteOpened('password');
  const change = useSecretChange<NewLoginPassword>({
    operation: 'changePassword',
    call: changePassword,
    changedAt: (member) => member.passwordChangedAt,
  });
  const step: ChangePasswordStep =
    change.state === 'done'
      ? { kind: 'done' }
      : { kind: 'form', isSubmitting: change.state === 'sending', problem: change.problem };
  return (
    <ChangePasswordScreen
      view={useMemberView((member) => ready({ member, step }))}
      onSubmit={change.send}
      onStopWaiting={change.stopWaiting}
    />
  );
}

export const page = defineMemberPage({ path: '/security-center/change-password' }, ChangePassword);
