import type { EmailCode, PasswordTicket } from '@fortuna/domain/model/account.ts';
import type { Api, CallOptions } from '../client.ts';
import type { FieldNames } from '../field-names.ts';
import type { components } from '../generated/schema.ts';
import { optionalText, requiredText, unlessUnreadable } from '../wire.ts';
import { instant, optionalInstant } from '../wire-time.ts';

type Schemas = components['schemas'];

export interface PasswordChange {
  readonly oldPassword: string;
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** Six digits each, and one proof: the old one or, where it is forgotten, the login password. */
export interface WithdrawalPasswordChange {
  readonly oldWithdrawalPassword?: string;
  readonly password?: string;
  readonly withdrawalPassword: string;
  readonly withdrawalPasswordConfirmation: string;
}

export interface EmailCodeInput {
  readonly email: string;
  /** Of `verifyPassword`. */
  readonly ticket: string;
}

export interface EmailBinding {
  readonly email: string;
  /** Six digits. */
  readonly code: string;
}

const passwordFields = {
  oldpassword: 'oldPassword',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} satisfies FieldNames<Schemas['PasswordChangeRequest'], PasswordChange>;

const withdrawalPasswordFields = {
  old_qk_pwd: 'oldWithdrawalPassword',
  password: 'password',
  qk_pwd: 'withdrawalPassword',
  qk_pwd_confirmation: 'withdrawalPasswordConfirmation',
} satisfies FieldNames<Schemas['WithdrawalPasswordChangeRequest'], WithdrawalPasswordChange>;

const emailCodeFields = {
  email: 'email',
  ticket: 'ticket',
} satisfies FieldNames<Schemas['EmailCodeRequest'], EmailCodeInput>;

const emailBindingFields = {
  email: 'email',
  code: 'code',
} satisfies FieldNames<Schemas['EmailBindRequest'], EmailBinding>;

/** Checks the login password; the ticket it gives lets the member bind an e-mail address. */
export function verifyPassword(api: Api, password: string, options?: CallOptions): Promise<PasswordTicket> {
  return api.write(
    {
      operation: 'verifyPassword',
      fields: { password: 'password' },
      send: (wire, context) => wire.POST('/api/member/password/verify', { ...context, body: { password } }),
      map: ({ data }) => ({ ticket: requiredText(data, 'ticket'), expiresAt: instant(data, 'expires_at') }),
    },
    options,
  );
}

/** Ends all other sessions of the member. */
export function changePassword(api: Api, change: PasswordChange, options?: CallOptions): Promise<void> {
  const body = {
    oldpassword: change.oldPassword,
    password: change.password,
    password_confirmation: change.passwordConfirmation,
  };
  return api.write(
    {
      operation: 'changePassword',
      fields: passwordFields,
      send: (wire, context) => wire.POST('/api/member/password/modify', { ...context, body }),
      map: () => undefined,
    },
    options,
  );
}

export function changeWithdrawalPassword(
  api: Api,
  change: WithdrawalPasswordChange,
  options?: CallOptions,
): Promise<void> {
  const body = {
    old_qk_pwd: change.oldWithdrawalPassword,
    password: change.password,
    qk_pwd: change.withdrawalPassword,
    qk_pwd_confirmation: change.withdrawalPasswordConfirmation,
  };
  return api.write(
    {
      operation: 'changeWithdrawalPassword',
      fields: withdrawalPasswordFields,
      send: (wire, context) => wire.POST('/api/member/drawing_pwd/modify', { ...context, body }),
      map: () => undefined,
    },
    options,
  );
}

export function sendEmailCode(api: Api, input: EmailCodeInput, options?: CallOptions): Promise<EmailCode> {
  const body = { email: input.email, ticket: input.ticket };
  return api.write(
    {
      operation: 'sendEmailCode',
      fields: emailCodeFields,
      send: (wire, context) => wire.POST('/api/member/email/code', { ...context, body }),
      map: emailCodeOf,
    },
    options,
  );
}

export function emailCodeOf(answer: Schemas['EmailCodeAnswer']): EmailCode {
  const { data } = answer;
  return {
    expiresAt: instant(data, 'expires_at'),
    resendAt: instant(data, 'resend_at'),
    serverTime: optionalInstant(answer, 'server_time'),
    notice: optionalText(data, 'notice'),
  };
}

/** Returns the address that is now bound. */
export function bindEmail(api: Api, input: EmailBinding, options?: CallOptions): Promise<string> {
  const body = { email: input.email, code: input.code };
  return api.write(
    {
      operation: 'bindEmail',
      fields: emailBindingFields,
      send: (wire, context) => wire.POST('/api/member/email/bind', { ...context, body }),
      map: (answer) =>
        unlessUnreadable(answer, 'data', ({ data }) => requiredText(data, 'email')) ?? input.email,
    },
    options,
  );
}
