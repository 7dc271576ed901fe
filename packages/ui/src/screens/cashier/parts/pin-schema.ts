import { isWeakWithdrawalPassword, isWithdrawalPassword } from '@fortuna/domain/credentials.ts';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

/** The six digits of a withdrawal password. */
export function pinSchema(t: TFunction<'cashier'>) {
  return v.object({
    withdrawalPassword: v.pipe(
      v.string(),
      v.nonEmpty(t('validation.withdrawalPassword')),
      v.check(isWithdrawalPassword, t('validation.withdrawalPasswordFormat')),
    ),
  });
}

/** The same of one that is to be set: what everybody would guess is refused. */
export function newPinSchema(t: TFunction<'cashier'>) {
  return v.object({
    withdrawalPassword: v.pipe(
      pinSchema(t).entries.withdrawalPassword,
      v.check((text) => !isWeakWithdrawalPassword(text), t('validation.withdrawalPasswordWeak')),
    ),
  });
}
