import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { PaymentChannel } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import type { TFunction } from 'i18next';

type Translate = TFunction<'cashier'>;

/** The rule of a channel's fee, `1,9% + R$ 0,40`; null where it is free of charge. */
export function feeRule({ feeBasisPoints, feeFixed }: PaymentChannel, language: SiteLanguage): string | null {
  const parts = [
    ...(feeBasisPoints > 0 ? [formatPercent(feeBasisPoints, language)] : []),
    ...(feeFixed > 0 ? [formatMoney(feeFixed, language)] : []),
  ];
  return parts.length === 0 ? null : parts.join(' + ');
}

/** How long the money takes. */
export function timeText(t: Translate, minutes: number): string {
  return minutes === 0 ? t('deposit.instant') : t('deposit.minutes', { count: minutes });
}
