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
  readonly vipLevel: number;
  readonly levelName: string;
  readonly isDemo: boolean;
  /** Automatic wallet transfer on game launch (`is_trans_on`). */
  readonly isAutoTransferOn: boolean;
  /** Withdrawal password set (`has_qk_pwd`). */
  readonly hasWithdrawalPassword: boolean;
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
