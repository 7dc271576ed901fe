import { minPasswordLength } from '@fortuna/domain/credentials.ts';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

const maxPasswordLength = 72;

/** What stands in the form so far. */
export interface TypedPasswords {
  readonly password: string;
  /** The one in use, where it is asked for. */
  readonly oldPassword?: string;
}

/** A login password that is to be set, twice (requirement RULE-03). */
export function newPasswordSchema(t: TFunction<'auth-password'>, { password, oldPassword }: TypedPasswords) {
  return v.object({
    password: v.pipe(
      v.string(),
      v.nonEmpty(t('errors.password')),
      v.minLength(minPasswordLength, t('errors.passwordShort')),
      v.maxLength(maxPasswordLength, t('errors.passwordLong')),
      v.check((text) => text !== oldPassword, t('errors.same')),
    ),
    passwordConfirmation: v.pipe(
      v.string(),
      v.nonEmpty(t('errors.confirmation')),
      v.check((text) => text === password, t('errors.differ')),
    ),
  });
}

/** The six digits of a mail. */
export function codeSchema(t: TFunction<'auth-password'>) {
  return v.object({
    code: v.pipe(v.string(), v.nonEmpty(t('errors.code')), v.regex(/^\d{6}$/, t('errors.codeFormat'))),
  });
}
