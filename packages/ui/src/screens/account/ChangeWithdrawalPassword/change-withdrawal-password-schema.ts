import type { TFunction } from 'i18next';
import * as v from 'valibot';
import { newPinSchema, pinSchema } from '../../cashier/parts/pin-schema.ts';

export interface WithdrawalPasswordValues {
  readonly oldWithdrawalPassword: string;
  readonly password: string;
  readonly withdrawalPassword: string;
  readonly withdrawalPasswordConfirmation: string;
}

/** What proves who is at the screen: the old withdrawal password or, where it is forgotten, the login password. */
export type WithdrawalProof = 'old' | 'login';

/** Only what is asked for has rules. */
export function changeWithdrawalPasswordSchema(
  words: { readonly t: TFunction<'account-security'>; readonly tCashier: TFunction<'cashier'> },
  proof: WithdrawalProof,
  typed: WithdrawalPasswordValues,
) {
  const { t, tCashier } = words;
  const anything = v.string();
  const isOld = (text: string) => proof === 'old' && text === typed.oldWithdrawalPassword;
  return v.object({
    oldWithdrawalPassword: proof === 'old' ? pinSchema(tCashier).entries.withdrawalPassword : anything,
    password: proof === 'login' ? v.pipe(v.string(), v.nonEmpty(tCashier('validation.password'))) : anything,
    withdrawalPassword: v.pipe(
      newPinSchema(tCashier).entries.withdrawalPassword,
      v.check((text) => !isOld(text), t('withdrawalPassword.same')),
    ),
    withdrawalPasswordConfirmation: v.pipe(
      v.string(),
      v.nonEmpty(tCashier('validation.withdrawalPasswordRepeat')),
      v.check((text) => text === typed.withdrawalPassword, tCashier('validation.withdrawalPasswordsDiffer')),
    ),
  });
}
