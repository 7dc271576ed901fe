import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { QuietLinks } from '../parts/QuietLinks.tsx';
import type { DepositSubmission } from './Deposit.view.ts';

export interface DepositProgressProps {
  readonly submission: Exclude<DepositSubmission, { kind: 'editing' | 'submitting' }>;
  readonly onLookAgain: () => void;
  readonly onSendSame: () => void;
  readonly onDiscard: () => void;
  readonly onLeave: () => void;
  readonly onOpenOrder: () => void;
}

/** What follows the press: the answer lost and looked for, the provider's page, the order made. */
export function DepositProgress({ submission, ...on }: DepositProgressProps) {
  const { t } = useTranslation('cashier');
  switch (submission.kind) {
    case 'checking':
      return (
        <Outcome art="waiting" isBusy title={t('deposit.checking.title')}>
          {t('deposit.checking.text')}
        </Outcome>
      );
    case 'unknown':
      return (
        <Outcome
          art="noRecords"
          title={t('deposit.unknown.title')}
          actions={
            <>
              <Button variant="primary" size="lg" isWide onClick={on.onLookAgain}>
                {t('deposit.unknown.lookAgain')}
              </Button>
              <Button isWide onClick={on.onSendSame}>
                {t('deposit.unknown.sendSame')}
              </Button>
              <Button variant="quiet" isWide onClick={on.onDiscard}>
                {t('deposit.unknown.discard')}
              </Button>
              <QuietLinks records={{ path: '/rechargeRecord', label: t('deposit.unknown.records') }} />
            </>
          }
        >
          {t('deposit.unknown.text')}
        </Outcome>
      );
    case 'leaving':
      return (
        <Outcome
          art="waiting"
          title={t('deposit.leaving.title')}
          actions={
            <>
              <Button
                variant="primary"
                size="lg"
                isWide
                icon={<Icon name="external" size={20} />}
                onClick={on.onLeave}
              >
                {t('deposit.leaving.leave', { host: submission.host })}
              </Button>
              <Button isWide onClick={on.onOpenOrder}>
                {t('deposit.leaving.stay', { billNo: submission.billNo })}
              </Button>
              <Button variant="quiet" isWide onClick={on.onDiscard}>
                {t('deposit.leaving.other')}
              </Button>
            </>
          }
        >
          <Trans
            t={t}
            i18nKey="deposit.leaving.text"
            values={{ host: submission.host }}
            components={{ host: <strong /> }}
          />
        </Outcome>
      );
    case 'blockedAddress':
      return (
        <Outcome
          tone="alert"
          title={t('deposit.blocked.title')}
          actions={
            <>
              <Button variant="primary" size="lg" isWide onClick={on.onOpenOrder}>
                {t('deposit.blocked.open')}
              </Button>
              <Button isWide onClick={on.onDiscard}>
                {t('deposit.leaving.other')}
              </Button>
              <QuietLinks records={{ path: '/rechargeRecord', label: t('deposit.unknown.records') }} />
            </>
          }
        >
          <Trans
            t={t}
            i18nKey="deposit.blocked.text"
            values={{ host: submission.host, billNo: submission.billNo }}
            components={{ host: <strong /> }}
          />
        </Outcome>
      );
    case 'ordered':
      return (
        <Outcome art="success" title={t('deposit.ordered.title')}>
          {t('deposit.ordered.text', { billNo: submission.billNo })}
        </Outcome>
      );
  }
}
