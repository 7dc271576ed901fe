import { minPasswordLength } from '@fortuna/domain/credentials.ts';
import { parseMobile } from '@fortuna/domain/phone.ts';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

const namePattern = /^[A-Za-z0-9_]{4,20}$/;
const maxPasswordLength = 72;
const maxInviteCodeLength = 20;

type Text = TFunction<'auth'>;

function captcha(t: Text) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(t('errors.captcha')));
}

/** What a login needs to have before it is sent; the rest the server decides. */
export function loginSchema(t: Text) {
  return v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(t('errors.name'))),
    password: v.pipe(
      v.string(),
      v.nonEmpty(t('errors.password')),
      v.minLength(minPasswordLength, t('errors.passwordShort')),
      v.maxLength(maxPasswordLength, t('errors.passwordLong')),
    ),
    captcha: captcha(t),
  });
}

/** The rules of a registration (specification section 5; name and lengths as in the contract). */
export function registerSchema(t: Text) {
  return v.pipe(
    v.object({
      ...loginSchema(t).entries,
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(t('errors.name')),
        v.regex(namePattern, t('errors.nameFormat')),
      ),
      passwordConfirmation: v.pipe(v.string(), v.nonEmpty(t('errors.passwordConfirmation'))),
      phone: v.pipe(
        v.string(),
        v.nonEmpty(t('errors.phone')),
        v.check((text) => parseMobile(text) !== null, t('errors.phoneFormat')),
      ),
      inviteCode: v.pipe(v.string(), v.trim(), v.maxLength(maxInviteCodeLength, t('errors.inviteCode'))),
      isAdult: v.literal(true, t('errors.isAdult')),
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['passwordConfirmation']],
        (input) => input.password === input.passwordConfirmation,
        t('errors.passwordsDiffer'),
      ),
      ['passwordConfirmation'],
    ),
  );
}

/** A used or unknown captcha key is the captcha's matter too. */
export const captchaAlias = { captchaKey: 'captcha' } as const;
