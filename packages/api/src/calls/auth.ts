import type { AccessToken, Captcha, LoginInput, Member, RegisterInput } from '@fortuna/domain/model/auth.ts';
import { ProblemError } from '@fortuna/domain/problem.ts';
import type { Api, CallOptions } from '../client.ts';
import type { FieldNames } from '../field-names.ts';
import type { components } from '../generated/schema.ts';
import { languageCodes } from '../language-codes.ts';
import {
  flag,
  integer,
  optionalInteger,
  optionalText,
  requiredText,
  text,
  unlessUnreadable,
} from '../wire.ts';
import { money, optionalMoney } from '../wire-money.ts';
import { optionalInstant } from '../wire-time.ts';
import { genders } from './gender.ts';

type Schemas = components['schemas'];

const loginFields = {
  name: 'name',
  password: 'password',
  key: 'captchaKey',
  captcha: 'captcha',
} satisfies FieldNames<Schemas['Credentials'], LoginInput>;

const registerFields = {
  ...loginFields,
  password_confirmation: 'passwordConfirmation',
  phone: 'phone',
  invite_code: 'inviteCode',
  is_adult: 'isAdult',
} satisfies FieldNames<Schemas['Registration'], RegisterInput>;

/** A new picture puzzle. Safe to retry: an unused puzzle simply expires. */
export function createCaptcha(api: Api, options?: CallOptions): Promise<Captcha> {
  return api.read(
    {
      operation: 'createCaptcha',
      send: (wire, context) => wire.POST('/api/auth/captcha', context),
      map: ({ data }) => ({ key: requiredText(data, 'key'), image: requiredText(data, 'img') }),
    },
    options,
  );
}

export function login(api: Api, input: LoginInput, options?: CallOptions): Promise<AccessToken> {
  return api.write(
    {
      operation: 'login',
      fields: loginFields,
      send: (wire, context) => wire.POST('/api/auth/login2', { ...context, body: credentials(input) }),
      map: ({ data }) => ({
        token: requiredText(data, 'access_token'),
        expiresInSeconds: optionalInteger(data, 'expires_in'),
      }),
    },
    options,
  );
}

/** Registers and logs in. The caller has made sure of `isAdult`: the contract takes no other value. */
export function register(api: Api, input: RegisterInput, options?: CallOptions): Promise<AccessToken> {
  const body = {
    ...credentials(input),
    password_confirmation: input.passwordConfirmation,
    phone: input.phone,
    invite_code: input.inviteCode,
    // A false consent is sent as it is, for the server to refuse.
    is_adult: input.isAdult as true,
  };
  return api.write(
    {
      operation: 'register',
      fields: registerFields,
      send: (wire, context) => wire.POST('/api/auth/register2', { ...context, body }),
      map: (answer) => ({ token: requiredText(answer, 'token'), expiresInSeconds: null }),
    },
    options,
  );
}

export function getMember(api: Api, options?: CallOptions): Promise<Member> {
  return api.read(
    {
      operation: 'getMember',
      send: (wire, context) => wire.POST('/api/auth/me', context),
      map: ({ data }) => memberOf(data),
    },
    options,
  );
}

/** Revokes the token at the server; the caller forgets it whatever the outcome. */
export function logout(api: Api, options?: CallOptions): Promise<void> {
  return api.write(
    {
      operation: 'logout',
      send: (wire, context) => wire.POST('/api/auth/logout', context),
      map: () => undefined,
    },
    options,
  );
}

function credentials({ name, password, captchaKey, captcha }: LoginInput) {
  return { name, password, key: captchaKey, captcha };
}

function memberOf(row: Schemas['MemberInfo']): Member {
  if (row.status === -1) throw new ProblemError({ kind: 'blocked' });
  if (row.status === -2) throw new ProblemError({ kind: 'forcedOffline' });
  return {
    id: integer(row, 'id'),
    name: text(row, 'name'),
    nickname: optionalText(row, 'nickname'),
    realName: optionalText(row, 'realname'),
    email: optionalText(row, 'email'),
    phone: optionalText(row, 'phone'),
    gender: genders.readOr(row, 'gender', null),
    inviteCode: text(row, 'invite_code'),
    balance: money(row, 'money'),
    rebateBalance: money(row, 'fs_money'),
    turnoverLeft: money(row, 'ml_money'),
    wagered: {
      total: optionalMoney(row, 'total_money'),
      slots: optionalMoney(row, 'total_slot_money'),
      live: optionalMoney(row, 'total_live_money'),
    },
    credit: creditOf(row),
    points: optionalInteger(row, 'score'),
    vipLevel: integer(row, 'level'),
    levelName: text(row, 'level_name'),
    isAgent: otherId(row, 'agent_id') !== null,
    inviterId: otherId(row, 'top_id'),
    language: languageCodes.readOr(row, 'lang', null),
    site: optionalText(row, 'site'),
    registeredAt: optionalInstant(row, 'created_at'),
    isDemo: flag(row, 'is_demo'),
    isTipsOn: unlessUnreadable(row, 'is_tips_on', flag) ?? false,
    isInboxOn: unlessUnreadable(row, 'is_in_on', flag) ?? false,
    isAutoTransferOn: flag(row, 'is_trans_on'),
    hasWithdrawalPassword: flag(row, 'has_qk_pwd'),
    hasLoginPassword: unlessUnreadable(row, 'has_password', flag) ?? true,
    passwordChangedAt: optionalInstant(row, 'password_changed_at'),
    withdrawalPasswordChangedAt: optionalInstant(row, 'qk_pwd_changed_at'),
  };
}

/** To the platform 0 is nobody. */
function otherId(row: Schemas['MemberInfo'], field: 'agent_id' | 'top_id'): number | null {
  return optionalInteger(row, field) || null;
}

function creditOf(row: Schemas['MemberInfo']): Member['credit'] {
  const limit = optionalMoney(row, 'total_credit') ?? 0;
  return limit > 0 ? { limit, used: optionalMoney(row, 'used_credit') ?? 0 } : null;
}
