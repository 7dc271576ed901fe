import {
  deleteBankAccount,
  listBankAccounts,
  saveBankAccount,
} from '@fortuna/api/calls/cashier-withdrawals.ts';
import type { Api } from '@fortuna/api/client.ts';
import { localPath } from '@fortuna/domain/local-path.ts';
import { type BankAccount, isSameAccount, type NewBankAccount } from '@fortuna/domain/model/cashier.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type {
  BankAccountRemoval,
  BankAccountSaving,
} from '@fortuna/ui/screens/cashier/BankAccounts/BankAccounts.view.ts';
import { BankAccountsScreen } from '@fortuna/ui/screens/cashier/BankAccounts/BankAccountsScreen.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { makeStale } from '../../platform/make-stale.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { bankAccounts } from './cashier.reads.ts';

async function isGone(api: Api, { id }: BankAccount): Promise<boolean> {
  return (await listBankAccounts(api)).accounts.every((one) => one.id !== id);
}

/** One that is not there any more, because another tab was faster, is what was asked for. */
async function removeAccount(api: Api, account: BankAccount): Promise<void> {
  try {
    await deleteBankAccount(api, account.id);
  } catch (error) {
    if (problemOf(error).kind !== 'notFound' || !(await isGone(api, account))) throw error;
    makeStale('deleteBankAccount');
  }
}

/** PIX keys, bank accounts and e-wallets that money may be withdrawn to. */
function BankAccounts() {
  const accounts = useMemberRead(bankAccounts);
  const [params] = useSearchParams();
  const [isFormOpen, setFormOpen] = useState(false);
  const [asked, setAsked] = useState<BankAccount | null>(null);
  const save = useWrite((api, account: NewBankAccount) => saveBankAccount(api, account), {
    operation: 'saveBankAccount',
    isDone: async (api, account) =>
      (await listBankAccounts(api)).accounts.some((one) => isSameAccount(one, account)),
  });
  const remove = useWrite(removeAccount, {
    operation: 'deleteBankAccount',
    isDone: isGone,
  });

  function saving(): BankAccountSaving | null {
    if (save.state === 'sending') return { kind: 'submitting' };
    if (save.state === 'done') return { kind: 'saved' };
    return isFormOpen ? { kind: 'editing', problem: save.problem } : null;
  }

  function removal(): BankAccountRemoval | null {
    if (remove.state === 'done') return { kind: 'removed' };
    if (asked === null) return null;
    if (remove.state === 'sending') return { kind: 'removing', account: asked };
    return { kind: 'asking', account: asked, problem: remove.problem };
  }

  function show(isOpen: boolean): void {
    save.reset();
    setFormOpen(isOpen);
    ask(null);
  }

  /** What the last removal came to is forgotten with the next thing that is done. */
  function ask(account: BankAccount | null): void {
    remove.reset();
    setAsked(account);
  }

  return (
    <BankAccountsScreen
      view={mapLoadable(accounts, (content) => ({ ...content, saving: saving(), removal: removal() }))}
      backHref={localPath(params.get('back'), to('/withdraw'))}
      onOpenForm={() => show(true)}
      onCancel={() => show(false)}
      onAdd={(account) => {
        ask(null);
        save.send(account);
      }}
      onStopSaving={save.stopWaiting}
      onAskToRemove={(account) => {
        if (save.state === 'done') show(false);
        ask(account);
      }}
      onRemove={remove.send}
      onStopRemoving={remove.stopWaiting}
      onKeep={() => ask(null)}
    />
  );
}

export const page = defineMemberPage({ path: '/withdrawal-card', reads: [bankAccounts] }, BankAccounts);
