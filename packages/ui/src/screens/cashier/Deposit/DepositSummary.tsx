import { type DepositQuote, depositFee, type PaymentChannel } from '@fortuna/domain/model/cashier.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { type FeeLine, FeeSummary } from '../../../components/FeeSummary/FeeSummary.tsx';
import type { Loadable } from '../../page/loadable.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Group } from '../parts/cashier-layout.tsx';
import { BonusState } from './BonusState.tsx';
import { feeRule, timeText } from './channel-text.ts';
import { DepositBonus } from './DepositBonus.tsx';
import { quoteOf } from './quoted-bonus.ts';

export interface DepositSummaryProps {
  readonly channel: PaymentChannel;
  readonly amount: Centavos;
  /** What the amount that was asked about last would earn; null: none was. */
  readonly quote: Loadable<DepositQuote> | null;
}

/** What a deposit costs, takes and brings, before it is sent. Of the bonus only what the server says of this very amount. */
export function DepositSummary({ channel, amount, quote }: DepositSummaryProps) {
  const { t } = useTranslation('cashier');
  const language = useSiteLanguage();
  const money = (centavos: number) => formatMoney(centavos, language);
  const fee = depositFee(channel, amount);
  const rule = feeRule(channel, language);
  const canBeSent = amount >= channel.min && amount <= channel.max;
  const known = canBeSent ? quoteOf(quote, amount) : null;
  const turnover: readonly FeeLine[] =
    known === null || known.turnover === 0
      ? []
      : [{ label: t('deposit.summary.turnover'), value: money(known.turnover) }];
  return (
    <Group>
      <FeeSummary
        lines={[
          { label: t('deposit.summary.amount'), value: money(amount) },
          {
            label: t('deposit.summary.fee'),
            note: rule ?? undefined,
            value: rule === null ? t('deposit.summary.free') : money(fee),
          },
          { label: t('deposit.summary.time'), value: timeText(t, channel.minutes) },
          ...turnover,
        ]}
        total={{ label: t('deposit.summary.total'), value: money(amount + fee) }}
      />
      {known !== null && <DepositBonus quote={known} />}
      {canBeSent && known === null && <BonusState quote={quote ?? { kind: 'loading' }} />}
    </Group>
  );
}
