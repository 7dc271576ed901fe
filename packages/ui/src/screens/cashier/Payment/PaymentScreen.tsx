import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SignedOut } from '../../auth/SignedOut/SignedOut.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { CashierPage } from '../parts/cashier-layout.tsx';
import { OrderFacts } from '../parts/OrderFacts.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { QuietLinks } from '../parts/QuietLinks.tsx';
import { CashierFailed, CashierLoading } from '../parts/ScreenStates.tsx';
import type { PaymentView } from './Payment.view.ts';
import { WaitingPayment } from './WaitingPayment.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const paymentStates = [
  'Waiting',
  'WithoutEnd',
  'Stale',
  'AtProvider',
  'AddressBlocked',
  'Overdue',
  'Paid',
  'Rejected',
  'NotFound',
  'Loading',
  'Failed',
  'SignedOut',
  'HugeAmount',
] as const;

export interface PaymentLinks {
  readonly support: string;
  /** The deposit records. */
  readonly records: string;
  readonly games: string;
  /** A new deposit. */
  readonly deposit: string;
}

export interface PaymentScreenProps {
  readonly view: PaymentView;
  /** Puts the PIX code on the clipboard; rejects where it may not. */
  readonly onCopy: (value: string) => Promise<void>;
  /** Leave for the provider's page, whose host is shown. */
  readonly onOpenProvider: (url: string) => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly links: PaymentLinks;
}

/** The page `/recharge-payment`. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { t } = useTranslation('cashier');
  return (
    <CashierPage data-part="payment-screen">
      <PageHeader
        title={t('payment.title')}
        back={{ href: props.links.deposit, label: t('deposit.title') }}
      />
      <PaymentContent {...props} />
    </CashierPage>
  );
}

function PaymentContent(props: PaymentScreenProps) {
  const { view, links } = props;
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const quietLinks = (
    <QuietLinks recordsHref={links.records} recordsLabel={t('payment.records')} supportHref={links.support} />
  );
  switch (view.kind) {
    case 'signedOut':
      return <SignedOut onLogin={props.onLogin} onRegister={props.onRegister} />;
    case 'loading':
      return <CashierLoading />;
    case 'failed':
      return <CashierFailed problem={view.problem} onRetry={props.onRetry} supportHref={links.support} />;
    case 'notFound':
      return (
        <EmptyState
          title={t('payment.notFound.title')}
          image={<EmptyArt kind="notFound" />}
          action={quietLinks}
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
          onCopy={props.onCopy}
          onOpenProvider={props.onOpenProvider}
          recordsHref={links.records}
          supportHref={links.support}
        />
      );
    case 'paid':
      return (
        <Outcome
          art="success"
          title={t('payment.paid.title')}
          figure={formatMoney(view.order.amount, language)}
          facts={<OrderFacts order={view.order} />}
          actions={
            <>
              <ButtonLink href={links.games} variant="primary" size="lg" isWide>
                {t('payment.paid.play')}
              </ButtonLink>
              <ButtonLink href={links.deposit} isWide>
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
          facts={<OrderFacts order={view.order} />}
          actions={
            <>
              <ButtonLink href={links.deposit} variant="primary" size="lg" isWide>
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
