import { getMember } from '@fortuna/api/calls/auth.ts';
import { setWithdrawalPassword } from '@fortuna/api/calls/cashier-withdrawals.ts';
import { localPath } from '@fortuna/domain/local-path.ts';
import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type {
  NewWithdrawalPassword,
  WithdrawalPasswordContent,
} from '@fortuna/ui/screens/cashier/WithdrawalPassword/WithdrawalPassword.view.ts';
import { WithdrawalPasswordScreen } from '@fortuna/ui/screens/cashier/WithdrawalPassword/WithdrawalPasswordScreen.tsx';
import { ready } from '@fortuna/ui/screens/page/loadable.ts';
import { useSearchParams } from 'react-router-dom';
import { useWrite } from '../../platform/use-write.ts';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';

/** Set once; then on to where it was asked for. */
function WithdrawalPassword() {
  const [params] = useSearchParams();
  const save = useWrite(
    (api, { withdrawalPassword, confirmation, password }: NewWithdrawalPassword) =>
      setWithdrawalPassword(api, {
        withdrawalPassword,
        withdrawalPasswordConfirmation: confirmation,
        ...(password !== '' && { password }),
      }),
    {
      operation: 'setWithdrawalPassword',
      isDone: async (api) => (await getMember(api)).hasWithdrawalPassword,
    },
  );

  function content(member: Member): WithdrawalPasswordContent {
    if (save.state === 'done') return { kind: 'done' };
    if (member.hasWithdrawalPassword) return { kind: 'alreadySet' };
    return {
      kind: 'form',
      member,
      isSubmitting: save.state === 'sending',
      problem: save.problem,
    };
  }

  return (
    <WithdrawalPasswordScreen
      view={useMemberView((member) => ready(content(member)))}
      backHref={localPath(params.get('back'), to('/withdraw'))}
      onSubmit={save.send}
      onStopWaiting={save.stopWaiting}
    />
  );
}

export const page = defineMemberPage({ path: '/withdrawalPassword' }, WithdrawalPassword);
