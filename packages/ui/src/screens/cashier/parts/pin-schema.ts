import { isWithdrawalPassword } from '@fortuna/domain/credentials.ts';
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
