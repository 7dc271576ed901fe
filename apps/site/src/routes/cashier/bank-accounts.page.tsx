import { saveBankAccount } from '@fortuna/api/calls/cashier-withdrawals.ts';
import type { NewBankAccount } from '@fortuna/domain/model/cashier.ts';
import { localPath, to } from '@fortuna/domain/site-map.ts';
import type { BankAccountSaving } from '@fortuna/ui/screens/cashier/BankAccounts/BankAccounts.view.ts';
import { BankAccountsScreen } from '@fortuna/ui/screens/cashier/BankAccounts/BankAccountsScreen.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMemberRead } from '../../platform/use-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { definePage } from '../define-page.tsx';
import { bankAccounts } from './cashier.reads.ts';

/** PIX keys and bank accounts that money may be withdrawn to. */
function BankAccounts() {
  const accounts = useMemberRead(bankAccounts);
  const [params] = useSearchParams();
  const [isFormOpen, setFormOpen] = useState(false);
  const save = useWrite((api, entry: NewBankAccount) => saveBankAccount(api, entry));

  function saving(): BankAccountSaving | null {
    if (save.state === 'sending') return { kind: 'submitting' };
    if (save.state === 'done') return { kind: 'saved' };
    return isFormOpen ? { kind: 'editing', problem: save.problem } : null;
  }

  function show(isOpen: boolean): void {
    save.reset();
    setFormOpen(isOpen);
  }

  return (
    <BankAccountsScreen
      view={mapLoadable(accounts, (content) => ({ ...content, saving: saving() }))}
      backHref={localPath(params.get('back'), to('/withdraw'))}
      onOpenForm={() => show(true)}
      onCancel={() => show(false)}
      onAdd={save.send}
    />
  );
}

export const page = definePage(
  { path: '/withdrawal-card', isMember: true, reads: [bankAccounts] },
  BankAccounts,
);
