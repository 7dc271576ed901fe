import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { Countdown } from '../../../components/Countdown/Countdown.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { PixQrPanel } from '../../../components/PixQrPanel/PixQrPanel.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import type { BrandLayout } from '../../../theme/brand.ts';
import { useBrand } from '../../../theme/brand-context.ts';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Group, QuietLine } from '../parts/cashier-layout.tsx';
import { TimeRim } from '../parts/chips/TimeRim.tsx';
import { TimeBar } from '../parts/counter/TimeBar.tsx';
import { MoneyStep, Side } from '../parts/MoneyStep.tsx';
import { isOnePiece } from '../parts/paper.ts';
import { QuietLinks } from '../parts/QuietLinks.tsx';
import type { PaymentProvider } from './Payment.view.ts';
import { TransferPanel } from './TransferPanel.tsx';

export interface WaitingPaymentProps {
  readonly order: DepositOrder;
  /** Who takes the payment, where that is not this page. */
  readonly provider: PaymentProvider | null;
  /** By the server's clock; null: the order has no end. */
  readonly secondsLeft: number | null;
  /** The timer is over, the server has not said failed: still checking. */
  readonly isOverdue: boolean;
  /** The last look failed. */
  readonly isStale: boolean;
  /** Of the order, at the side. */
  readonly facts: ReactNode;
  readonly onCopy: (value: string) => Promise<void>;
  readonly onOpenProvider: (url: string) => void;
  /** The same order anew, for a code that has run out. */
  readonly onNewCode: () => void;
}

const Steps = styled.ol`
  display: grid;
  gap: ${vars.space.s2};
  padding: ${vars.space.s3} 0 0 ${vars.space.s5};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  list-style: decimal;
`;

const Centred = styled.div`
  display: grid;
  justify-items: center;
  gap: ${vars.space.s3};
`;

/** The order as it is being paid: a code on this page, or the provider's page. */
export function WaitingPayment(props: WaitingPaymentProps) {
  const { order, provider, secondsLeft, isOverdue, isStale, facts } = props;
  const { t } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  const language = useSiteLanguage();
  const { cashier } = useBrand().layout;
  const amount = formatMoney(order.amount + order.fee, language);
  const progress = (
    <Centred>
      <Spinner label={t('payment.waiting')} hasVisibleLabel />
      {isStale && <QuietLine role="status">{t('payment.stale')}</QuietLine>}
    </Centred>
  );
  return (
    <MoneyStep data-part="payment-waiting">
      <Group>
        {isOverdue && (
          <Notice tone="warning" title={<span role="status">{t('payment.overdue.title')}</span>}>
            {t('payment.overdue.text')}
          </Notice>
        )}
        {order.brCode !== null && (
          <PixQrPanel
            variant={isOnePiece(cashier) ? 'receipt' : 'panel'}
            brCode={order.brCode}
            status={isOverdue ? 'expired' : 'waiting'}
            statusText={t('payment.expiredCode')}
            qrLabel={t('payment.qrLabel', { amount })}
            amountLabel={t('payment.scan')}
            amount={amount}
            copy={{
              label: t('payment.code'),
              copyLabel: t('payment.copyCode'),
              copiedLabel: tControls('copied'),
              failedLabel: t('payment.copyFailed'),
              onCopy: props.onCopy,
            }}
            progress={progress}
            countdown={
              secondsLeft !== null && <TimeLeft order={order} seconds={secondsLeft} cashier={cashier} />
            }
          />
        )}
        {order.brCode !== null && !isOverdue && (
          <Steps data-part="steps">
            <li>{t('payment.steps.open')}</li>
            <li>{t('payment.steps.scan')}</li>
            <li>{t('payment.steps.confirm')}</li>
          </Steps>
        )}
        {order.brCode === null && progress}
        {order.transfer !== null && !isOverdue && (
          <>
            <TransferPanel order={order} account={order.transfer} onCopy={props.onCopy} />
            {order.expiresAt !== null && (
              <QuietLine>
                {t('payment.payUntil', { time: formatDateTime(order.expiresAt, language) })}
              </QuietLine>
            )}
          </>
        )}
        {order.brCode === null && order.transfer === null && (
          <Centred>
            <EmptyArt kind="waiting" />
            {provider === null ? (
              <QuietLine>{t('payment.processing')}</QuietLine>
            ) : (
              <ProviderPays provider={provider} billNo={order.billNo} onOpenProvider={props.onOpenProvider} />
            )}
          </Centred>
        )}
        {isOverdue && (
          <Button variant="primary" size="lg" isWide onClick={props.onNewCode}>
            {t(order.brCode === null ? 'payment.newOrder' : 'payment.newCode')}
          </Button>
        )}
      </Group>
      <Side>
        {facts}
        <QuietLinks records={{ path: '/rechargeRecord', label: t('payment.records') }} />
      </Side>
    </MoneyStep>
  );
}

interface TimeLeftProps {
  readonly order: Pick<DepositOrder, 'createdAt' | 'expiresAt'>;
  readonly seconds: number;
  readonly cashier: BrandLayout['cashier'];
}

/** Forms that draw it besides. */
const drawnTimes: { readonly [Form in BrandLayout['cashier']]?: typeof TimeBar } = {
  counter: TimeBar,
  chips: TimeRim,
};

function TimeLeft({ order: { createdAt, expiresAt }, seconds, cashier }: TimeLeftProps) {
  const { t } = useTranslation('cashier');
  const clock = (
    <Countdown
      seconds={seconds}
      label={t('payment.timeLeft')}
      minuteText={(minutes) => t('payment.minutesLeft', { count: minutes })}
    />
  );
  const Drawn = drawnTimes[cashier];
  if (Drawn === undefined) return clock;
  const total = expiresAt === null ? null : (Date.parse(expiresAt) - Date.parse(createdAt)) / 1000;
  return (
    <Drawn seconds={seconds} total={total}>
      {clock}
    </Drawn>
  );
}

interface ProviderPaysProps {
  readonly provider: PaymentProvider;
  readonly billNo: string;
  readonly onOpenProvider: (url: string) => void;
}

function ProviderPays({ provider: { host, url }, billNo, onOpenProvider }: ProviderPaysProps) {
  const { t } = useTranslation('cashier');
  if (url === null) {
    return (
      <Notice tone="danger" title={t('deposit.blocked.title')}>
        <Trans
          t={t}
          i18nKey="deposit.blocked.text"
          values={{ host, billNo }}
          components={{ host: <strong /> }}
        />
      </Notice>
    );
  }
  return (
    <>
      <QuietLine>{t('payment.providerPays', { host })}</QuietLine>
      <Button
        variant="primary"
        size="lg"
        icon={<Icon name="external" size={20} />}
        onClick={() => onOpenProvider(url)}
      >
        {t('payment.openProvider')}
      </Button>
    </>
  );
}
