import type { EmailCode } from '@fortuna/domain/model/account.ts';
import type { Api, CallOptions } from '../client.ts';
import type { FieldNames } from '../field-names.ts';
import type { components } from '../generated/schema.ts';
import { emailCodeOf } from './account-security.ts';

type Schemas = components['schemas'];

export interface PasswordReset {
  /** Login name. */
  readonly name: string;
  /** Six digits, of the mail. */
  readonly code: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

const resetFields = {
  name: 'name',
  code: 'code',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} satisfies FieldNames<Schemas['PasswordResetRequest'], PasswordReset>;

/** A code for a new password goes to the address bound to the login name, if there is one: the answer does not tell. */
export function sendPasswordCode(api: Api, name: string, options?: CallOptions): Promise<EmailCode> {
  return api.write(
    {
      operation: 'sendPasswordCode',
      fields: { name: 'name' },
      send: (wire, context) => wire.POST('/api/auth/password/code', { ...context, body: { name } }),
      map: emailCodeOf,
    },
    options,
  );
}

/** Ends all sessions of the member. Whatever is wrong with name or code, the refusal is the same. */
export function resetPassword(api: Api, reset: PasswordReset, options?: CallOptions): Promise<void> {
  const body = {
    name: reset.name,
    code: reset.code,
    password: reset.password,
    password_confirmation: reset.passwordConfirmation,
  };
  return api.write(
    {
      operation: 'resetPassword',
      fields: resetFields,
      send: (wire, context) => wire.POST('/api/auth/password/reset', { ...context, body }),
      map: () => undefined,
    },
    options,
  );
}
