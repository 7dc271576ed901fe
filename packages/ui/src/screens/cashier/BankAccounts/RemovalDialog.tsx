import type { BankAccount } from '@fortuna/domain/model/cashier.ts';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { BankAccountRemoval } from './BankAccounts.view.ts';

export interface RemovalDialogProps {
  readonly removal: BankAccountRemoval | null;
  /** How the account is called in the list. */
  readonly accountName: string;
  /** Where the focus goes when the account is gone, and the button that asked with it. */
  readonly afterwards: RefObject<HTMLElement | null>;
  readonly account: BankAccount;
  readonly onConfirm: (account: BankAccount) => void;
  readonly onStopWaiting: () => void;
  readonly onCancel: () => void;
}

/** Whether the account is really to go; says the server's reason where it cannot. A chunk of its own: most visits never ask. */
export default function RemovalDialog({
  removal,
  accountName,
  afterwards,
  account,
  onConfirm,
  onStopWaiting,
  onCancel,
}: RemovalDialogProps) {
  const { t } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  const problemText = useProblemText();
  const isRemoving = removal?.kind === 'removing';
  const isSlow = useSlow(isRemoving);
  const problem = removal?.kind === 'asking' ? removal.problem : null;
  return (
    <ConfirmDialog
      isOpen={removal?.kind === 'asking' || isRemoving}
      tone="danger"
      title={t('bankAccounts.removing.title')}
      description={t('bankAccounts.removing.text', { account: accountName })}
      confirmLabel={t('bankAccounts.removing.confirm')}
      cancelLabel={t('bankAccounts.removing.cancel')}
      closeLabel={tControls('close')}
      isPending={isRemoving}
      error={problem === null ? undefined : problemText(problem)}
      finalFocus={removal?.kind === 'removed' ? afterwards : undefined}
      onConfirm={() => onConfirm(account)}
      onCancel={onCancel}
    >
      {isSlow && <SlowNotice what="sending" onStop={onStopWaiting} />}
    </ConfirmDialog>
  );
}
