import type { SiteLanguage } from '@fortuna/domain/language.ts';
import {
  longestRemark,
  ownMoney,
  type WithdrawalRules,
  withdrawalFees,
} from '@fortuna/domain/model/cashier.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

export interface WithdrawBounds {
  readonly rules: WithdrawalRules;
  readonly balance: Centavos;
  readonly language: SiteLanguage;
  /** What the member has, covered where the player wants it so. */
  readonly walletText: (amount: Centavos) => string;
}

/** The rules of a withdrawal, known before it is sent; the server has the last word. */
export function withdrawSchema(
  t: TFunction<'cashier'>,
  { rules, balance, language, walletText }: WithdrawBounds,
) {
  const money = (centavos: Centavos) => formatMoney(centavos, language);
  const own = ownMoney(rules, balance);
  return v.object({
    amount: v.pipe(
      v.number(),
      v.minValue(1, t('validation.amount')),
      v.minValue(rules.min, t('validation.amountBelow', { min: money(rules.min) })),
      v.maxValue(rules.max, t('validation.amountAbove', { max: money(rules.max) })),
      v.maxValue(balance, t('validation.amountBalance', { balance: walletText(balance) })),
      v.maxValue(own, t('validation.amountBonus', { most: walletText(own) })),
      v.check((amount) => withdrawalFees(rules, amount).net > 0, t('withdraw.netTooSmall')),
    ),
    account: v.pipe(v.string(), v.nonEmpty(t('validation.account'))),
    remark: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(longestRemark, t('validation.remarkLong', { count: longestRemark })),
    ),
  });
}
