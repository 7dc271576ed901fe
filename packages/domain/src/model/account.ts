import type { SiteLanguage } from '../language.ts';

export interface ProfilePicture {
  readonly id: number;
  readonly url: string;
}

export interface ProfilePictureLists {
  readonly male: readonly ProfilePicture[];
  readonly female: readonly ProfilePicture[];
}

/** The parts of their own record that a member may change. */
export interface Profile {
  readonly nickname: string | null;
  /** Can be set once only. */
  readonly realName: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly qq: string | null;
  readonly language: SiteLanguage | null;
  readonly isTipsOn: boolean;
  readonly isInboxOn: boolean;
  /** Automatic wallet transfer on game launch. */
  readonly isAutoTransferOn: boolean;
}

/** Most characters of a nickname. */
export const maxNicknameLength = 30;

/** Only the fields given are changed. */
export interface ProfileChange {
  readonly nickname?: string;
  readonly realName?: string;
  /** Null takes back what was said. */
  readonly gender?: 'male' | 'female' | null;
  readonly language?: SiteLanguage;
  readonly isAutoTransferOn?: boolean;
}

/** Proof that the login password was given; works once. */
export interface PasswordTicket {
  readonly ticket: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

export interface EmailCode {
  /** ISO instants. */
  readonly expiresAt: string;
  /** When another can be requested. */
  readonly resendAt: string;
  /** The server's clock as it answered; null where it does not say. */
  readonly serverTime: string | null;
  /** What the server wants known about the mail. */
  readonly notice: string | null;
}
