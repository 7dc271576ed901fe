import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Arrived } from '../../page/Arrived.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { QuietLinks } from '../parts/QuietLinks.tsx';
import { ConfirmWithdrawal } from './ConfirmWithdrawal.tsx';
import type { WithdrawContent } from './Withdraw.view.ts';
import { WithdrawalReview } from './WithdrawalReview.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import type { WithdrawScreenProps } from './withdraw-props.ts';

export interface WithdrawFlowProps extends Omit<WithdrawScreenProps, 'view'> {
  readonly form: Extract<WithdrawContent, { kind: 'form' }>;
}

/** Form, confirmation, lost answer, review. */
export function WithdrawFlow(props: WithdrawFlowProps) {
  const { balance, rules, accounts, submission } = props.form;
  const [formNumber, setFormNumber] = useState(1);
  // Another withdrawal is another form: an amount left from the last one would be sent unread.
  const begin = () => {
    setFormNumber(formNumber + 1);
    props.onAnother();
  };
  return (
    <>
      <WithdrawStep {...props} onAnother={begin} />
      {/* Kept during the later steps: the way back finds the form as it was. */}
      <Arrived isHidden={submission.kind !== 'editing'}>
        <WithdrawForm
          key={formNumber}
          balance={balance}
          rules={rules}
          accounts={accounts}
          typed={formNumber === 1 ? props.typed : undefined}
          problem={submission.kind === 'editing' ? submission.problem : null}
          onType={props.onType}
          onSubmit={props.onSubmit}
        />
      </Arrived>
    </>
  );
}

function WithdrawStep({ form, ...on }: WithdrawFlowProps) {
  const { t } = useTranslation('cashier');
  const { submission } = form;
  switch (submission.kind) {
    case 'editing':
      return null;
    case 'confirming':
    case 'submitting':
      return (
        <ConfirmWithdrawal
          summary={submission.summary}
          problem={submission.kind === 'confirming' ? submission.problem : null}
          isSubmitting={submission.kind === 'submitting'}
          onConfirm={on.onConfirm}
          onStopWaiting={on.onStopWaiting}
          onBack={on.onBack}
        />
      );
    case 'checking':
      return (
        <Outcome art="waiting" isBusy title={t('withdraw.checking.title')}>
          {t('withdraw.checking.text')}
        </Outcome>
      );
    case 'unknown':
      return (
        <Outcome
          art="noRecords"
          title={t('withdraw.unknown.title')}
          actions={
            <>
              <Button variant="primary" size="lg" isWide onClick={on.onLookAgain}>
                {t('withdraw.unknown.lookAgain')}
              </Button>
              <Button variant="quiet" isWide onClick={on.onDiscard}>
                {t('withdraw.unknown.discard')}
              </Button>
              <QuietLinks records={{ path: '/withdrawalRecord', label: t('withdraw.unknown.records') }} />
            </>
          }
        >
          {t('withdraw.unknown.text')}
        </Outcome>
      );
    case 'pendingReview':
    case 'approved':
    case 'rejected':
      return (
        <WithdrawalReview
          state={submission.kind}
          withdrawal={submission.withdrawal}
          isStale={submission.kind === 'pendingReview' && submission.isStale}
          onAnother={on.onAnother}
        />
      );
  }
}
