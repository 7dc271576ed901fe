import type { SiteLanguage } from '../language.ts';
import type { Centavos } from '../money.ts';

/** The logged-in member in the product's own terms (specification section 3, user info; mapped from `auth/me`). */
export interface Member {
  readonly id: number;
  /** Login name. */
  readonly name: string;
  readonly nickname: string | null;
  readonly realName: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly inviteCode: string;
  /** Spendable wallet balance. */
  readonly balance: Centavos;
  /** Rebate wallet (`fs_money`). */
  readonly rebateBalance: Centavos;
  /** Turnover still to be wagered before a withdrawal is free of the general fee (`ml_money`). */
  readonly turnoverLeft: Centavos;
  /** Stakes since registration (`total_money`, `total_slot_money`, `total_live_money`); null where the server does not say. */
  readonly wagered: Readonly<Record<'total' | 'slots' | 'live', Centavos | null>>;
  /** A line of credit that the operator grants; null for none. */
  readonly credit: { readonly limit: Centavos; readonly used: Centavos } | null;
  /** `score`; null where the server does not say. */
  readonly points: number | null;
  readonly vipLevel: number;
  readonly levelName: string;
  /** An ordinary agent: has invited somebody (`agent_id`). */
  readonly isAgent: boolean;
  /** UID of the agent who invited them (`top_id`); null for none. */
  readonly inviterId: number | null;
  /** Of the account, which messages are written in; null where it is none of ours. */
  readonly language: SiteLanguage | null;
  /** The operator's site that they registered at. */
  readonly site: string | null;
  /** ISO instant. */
  readonly registeredAt: string | null;
  readonly isDemo: boolean;
  /** Hints while playing (`is_tips_on`). */
  readonly isTipsOn: boolean;
  /** Notices by mail or message (`is_in_on`). */
  readonly isInboxOn: boolean;
  /** Automatic wallet transfer on game launch (`is_trans_on`). */
  readonly isAutoTransferOn: boolean;
  /** Withdrawal password set (`has_qk_pwd`). */
  readonly hasWithdrawalPassword: boolean;
  /** Those who came by phone or a social network have no login password (requirement AUTH-09). */
  readonly hasLoginPassword: boolean;
  /** ISO instants of the last change; null where there was none, or the server does not say. */
  readonly passwordChangedAt: string | null;
  readonly withdrawalPasswordChangedAt: string | null;
}

/** A picture puzzle that works once; `image` is a data URI. */
export interface Captcha {
  readonly key: string;
  readonly image: string;
}

export interface LoginInput {
  readonly name: string;
  readonly password: string;
  readonly captchaKey: string;
  readonly captcha: string;
}

export interface RegisterInput extends LoginInput {
  readonly passwordConfirmation: string;
  /** Mobile number as DDD + nine digits, digits only. */
  readonly phone: string;
  readonly inviteCode: string;
  readonly isAdult: boolean;
}

export interface AccessToken {
  readonly token: string;
  /** Lifetime in seconds, from the answer on; null where the server does not say. */
  readonly expiresInSeconds: number | null;
}
