import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { CashierSkeleton } from '../parts/CashierSkeleton.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { QuietLinks } from '../parts/QuietLinks.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import type { PaymentContent } from './Payment.view.ts';
import { WaitingPayment } from './WaitingPayment.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const paymentStates = [
  'Waiting',
  'WithoutEnd',
  'BankTransfer',
  'TransferOverdue',
  'Stale',
  'AtProvider',
  'AddressBlocked',
  'Overdue',
  'Paid',
  'PaidWithFee',
  'ReceiptCopied',
  'ReceiptRefused',
  'Rejected',
  'NotFound',
  'UnknownStatus',
  'HugeAmount',
  'AtCounter',
  'AtCounterTransfer',
  'AtCounterOverdue',
  'AtCounterPaid',
  'AtCounterHuge',
  'AtCounterSkeleton',
  'AtNotes',
  'AtNotesTransfer',
  'AtNotesOverdue',
  'AtNotesPaid',
  'AtNotesHuge',
  'AtNotesSkeleton',
  'AtChips',
  'AtChipsTransfer',
  'AtChipsOverdue',
  'AtChipsPaid',
  'AtChipsHuge',
  'AtChipsSkeleton',
] as const;

export interface PaymentScreenProps {
  /** The code to be paid, and what has become of it; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<PaymentContent>;
  /** Puts a code or a number on the clipboard; rejects where it may not. */
  readonly onCopy: (value: string) => Promise<void>;
  /** Passes the receipt on, or else puts it on the clipboard; rejects where neither is allowed. */
  readonly onShare: (text: string) => Promise<'shared' | 'copied'>;
  /** Leave for the provider's page, whose host is shown. */
  readonly onOpenProvider: (url: string) => void;
  /** Order the same amount through the same channel anew; this order stays as it is. */
  readonly onNewCode: (order: DepositOrder) => void;
  /** Look at the record now. */
  readonly onLookAgain: () => void;
}

/** The page `/recharge-payment`. */
export function PaymentScreen({ view, ...on }: PaymentScreenProps) {
  const { t } = useTranslation('cashier');
  return (
    <MemberPage
      part="payment-screen"
      width="sided"
      title={t('payment.title')}
      back={{ href: to('/recharge'), label: t('payment.back') }}
      view={view}
      skeleton={<CashierSkeleton isStep />}
    >
      {(content) => <Content content={content} {...on} />}
    </MemberPage>
  );
}

interface ContentProps extends Omit<PaymentScreenProps, 'view'> {
  readonly content: PaymentContent;
}

function Content({ content: view, onNewCode, onLookAgain, ...on }: ContentProps) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const { onCopy, onShare } = on;
  const facts = (order: DepositOrder) => <DepositFacts order={order} onCopy={onCopy} onShare={onShare} />;
  const quietLinks = <QuietLinks records={{ path: '/rechargeRecord', label: t('payment.records') }} />;
  switch (view.kind) {
    case 'notFound':
      return (
        <EmptyState
          title={t('payment.notFound.title')}
          image={<EmptyArt kind="notFound" />}
          action={
            <>
              <Button variant="primary" onClick={onLookAgain}>
                {t('payment.lookAgain')}
              </Button>
              {quietLinks}
            </>
          }
        >
          {t('payment.notFound.text')}
        </EmptyState>
      );
    case 'waiting':
    case 'overdue':
      return (
        <WaitingPayment
          order={view.order}
          provider={view.provider}
          secondsLeft={view.kind === 'waiting' ? view.secondsLeft : null}
          isOverdue={view.kind === 'overdue'}
          isStale={view.isStale}
          facts={facts(view.order)}
          onNewCode={() => onNewCode(view.order)}
          {...on}
        />
      );
    case 'unknown':
      return (
        <Outcome
          art="waiting"
          title={t('payment.unknown.title')}
          facts={facts(view.order)}
          actions={
            <>
              <Button variant="primary" size="lg" isWide onClick={onLookAgain}>
                {t('payment.lookAgain')}
              </Button>
              {quietLinks}
            </>
          }
        >
          {t(view.isStale ? 'payment.stale' : 'payment.unknown.text')}
        </Outcome>
      );
    case 'paid':
      return (
        <Outcome
          art="success"
          title={t('payment.paid.title')}
          figure={formatMoney(view.order.amount, language)}
          facts={facts(view.order)}
          actions={
            <>
              <ButtonLink href={to('/game')} variant="primary" size="lg" isWide>
                {t('payment.paid.play')}
              </ButtonLink>
              <ButtonLink href={to('/recharge')} isWide>
                {t('payment.paid.again')}
              </ButtonLink>
              {quietLinks}
            </>
          }
        >
          {t('payment.paid.text')}
        </Outcome>
      );
    case 'rejected':
      return (
        <Outcome
          tone="alert"
          title={t('payment.rejected.title')}
          facts={facts(view.order)}
          actions={
            <>
              <ButtonLink href={to('/recharge')} variant="primary" size="lg" isWide>
                {t('payment.rejected.again')}
              </ButtonLink>
              {quietLinks}
            </>
          }
        >
          {t('payment.rejected.text')}
        </Outcome>
      );
  }
}
