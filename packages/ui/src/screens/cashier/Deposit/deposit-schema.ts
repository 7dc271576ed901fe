import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { PaymentChannel } from '@fortuna/domain/model/cashier.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

/** The rules of a deposit; the bounds are the chosen channel's. */
export function depositSchema(
  t: TFunction<'cashier'>,
  channel: PaymentChannel | null,
  language: SiteLanguage,
) {
  const amount = v.pipe(v.number(), v.minValue(1, t('validation.amount')));
  return v.object({
    amount:
      channel === null
        ? amount
        : v.pipe(
            amount,
            v.minValue(channel.min, t('validation.amountBelow', { min: formatMoney(channel.min, language) })),
            v.maxValue(channel.max, t('validation.amountAbove', { max: formatMoney(channel.max, language) })),
          ),
    methodType: v.pipe(v.string(), v.nonEmpty(t('validation.method'))),
    channel: v.pipe(v.string(), v.nonEmpty(t('validation.channel'))),
  });
}

/** In the call's input the method is the channel's. */
export const methodAlias = { 'channel.methodType': 'methodType' } as const;
