import { changeWithdrawalPassword } from '@fortuna/api/calls/account-security.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import type {
  ChangedWithdrawalPassword,
  ChangeWithdrawalPasswordStep,
} from '@fortuna/ui/screens/account/ChangeWithdrawalPassword/ChangeWithdrawalPassword.view.ts';
import { ChangeWithdrawalPasswordScreen } from '@fortuna/ui/screens/account/ChangeWithdrawalPassword/ChangeWithdrawalPasswordScreen.tsx';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { useNoteOpened } from './last-opened.ts';
import { useSecretChange } from './use-secret-change.ts';

function ChangeWithdrawalPassword() {
  useNoteOpened('withdrawalPassword');
  const change = useSecretChange<ChangedWithdrawalPassword>({
    operation: 'changeWithdrawalPassword',
    call: changeWithdrawalPassword,
    changedAt: (member) => member.withdrawalPasswordChangedAt,
  });

  function step({ hasWithdrawalPassword }: Member): ChangeWithdrawalPasswordStep {
    if (change.state === 'done') return { kind: 'done' };
    if (!hasWithdrawalPassword) return { kind: 'missing' };
    return { kind: 'form', isSubmitting: change.state === 'sending', problem: change.problem };
  }

  return (
    <ChangeWithdrawalPasswordScreen
      view={useMemberView((member) => ready({ member, step: step(member) }))}
      onSubmit={change.send}
      onStopWaiting={change.stopWaiting}
    />
  );
}

export const page = defineMemberPage(
  { path: '/security-center/change-withdrawal-password' },
  ChangeWithdrawalPassword,
);
