import { setWithdrawalPassword } from '@fortuna/api/calls/cashier-withdrawals.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import type {
  NewWithdrawalPassword,
  WithdrawalPasswordView,
} from '@fortuna/ui/screens/cashier/WithdrawalPassword/WithdrawalPassword.view.ts';
import { WithdrawalPasswordScreen } from '@fortuna/ui/screens/cashier/WithdrawalPassword/WithdrawalPasswordScreen.tsx';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { authCallbacks } from '../../frame/auth-callbacks.ts';
import { useHelpHref } from '../../frame/use-help-href.ts';
import { localPath, paths } from '../../paths.ts';
import { currentApi } from '../../platform/api.ts';
import { refreshMember, retrySession } from '../../session/session-store.ts';
import { useGate } from '../../session/use-gate.ts';

/** `/withdrawalPassword`: set it once, and go on to where it was asked for. */
export function Component() {
  const gate = useGate();
  const [params] = useSearchParams();
  const helpHref = useHelpHref();
  const save = useMutation({
    mutationFn: ({ withdrawalPassword, confirmation, password }: NewWithdrawalPassword) =>
      setWithdrawalPassword(currentApi(), {
        withdrawalPassword,
        withdrawalPasswordConfirmation: confirmation,
        password,
      }),
    onSuccess: refreshMember,
  });

  function view(): WithdrawalPasswordView {
    if (gate.kind !== 'member') return gate;
    if (save.isSuccess) return { kind: 'done' };
    if (gate.member.hasWithdrawalPassword) return { kind: 'alreadySet' };
    return {
      kind: 'form',
      isSubmitting: save.isPending,
      problem: save.isError ? problemOf(save.error) : null,
    };
  }

  return (
    <WithdrawalPasswordScreen
      view={view()}
      links={{
        withdraw: localPath(params.get('back'), paths.withdraw()),
        support: helpHref,
        change: helpHref,
      }}
      {...authCallbacks}
      onRetry={retrySession}
      onSubmit={(input) => {
        if (!save.isPending) save.mutate(input);
      }}
    />
  );
}
