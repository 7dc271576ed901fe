import { saveBankAccount } from '@fortuna/api/calls/cashier-withdrawals.ts';
import type { NewBankAccount } from '@fortuna/domain/model/cashier.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import type {
  BankAccountSaving,
  BankAccountsView,
} from '@fortuna/ui/screens/cashier/BankAccounts/BankAccounts.view.ts';
import { BankAccountsScreen } from '@fortuna/ui/screens/cashier/BankAccounts/BankAccountsScreen.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { authCallbacks } from '../../frame/auth-callbacks.ts';
import { useHelpHref } from '../../frame/use-help-href.ts';
import { localPath, paths } from '../../paths.ts';
import { currentApi } from '../../platform/api.ts';
import { retrySession } from '../../session/session-store.ts';
import { useGate } from '../../session/use-gate.ts';
import { holdOf } from '../reads.ts';
import { bankAccounts } from './cashier-queries.ts';

/** `/withdrawal-card`: PIX keys and bank accounts that money may be withdrawn to. */
export function Component() {
  const gate = useGate();
  const accountsQuery = bankAccounts(gate.kind === 'member' ? gate.member.id : null);
  const accounts = useQuery(accountsQuery);
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const [isFormOpen, setFormOpen] = useState(false);
  const save = useMutation({
    mutationFn: (entry: NewBankAccount) => saveBankAccount(currentApi(), entry),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey }),
  });

  function saving(): BankAccountSaving | null {
    if (save.isPending) return { kind: 'submitting' };
    if (save.isSuccess) return { kind: 'saved' };
    return isFormOpen ? { kind: 'editing', problem: save.isError ? problemOf(save.error) : null } : null;
  }

  function view(): BankAccountsView {
    const hold = holdOf(gate, [accounts]);
    if (hold) return hold;
    if (!accounts.data) return { kind: 'loading' };
    return { kind: 'ready', ...accounts.data, saving: saving() };
  }

  return (
    <BankAccountsScreen
      view={view()}
      links={{ withdraw: localPath(params.get('back'), paths.withdraw()), support: useHelpHref() }}
      {...authCallbacks}
      onRetry={() => (gate.kind === 'failed' ? retrySession() : void accounts.refetch())}
      onOpenForm={() => {
        save.reset();
        setFormOpen(true);
      }}
      onCancel={() => {
        save.reset();
        setFormOpen(false);
      }}
      onAdd={(entry) => {
        if (!save.isPending) save.mutate(entry);
      }}
    />
  );
}
