import type { Centavos } from '../money.ts';
import type { PixKeyType } from '../pix-key.ts';

/** A way to pay, e.g. PIX (`payments/list`). */
export interface PaymentMethod {
  readonly id: number;
  /** Wire type, e.g. `online_pix`; channels carry the same. */
  readonly type: string;
  readonly name: string;
}

/** One provider behind a method (`payment/online/list`). */
export interface PaymentChannel {
  readonly id: number;
  readonly methodType: string;
  readonly name: string;
  readonly min: Centavos;
  readonly max: Centavos;
  /** Fee in basis points of the amount (150 = 1.5 %). */
  readonly feeBasisPoints: number;
  /** Minutes until the money arrives; 0 = at once. */
  readonly minutes: number;
  readonly isOpen: boolean;
}

export interface DepositInput {
  readonly amount: Centavos;
  readonly channel: PaymentChannel;
}

/** The three states a record of either direction can be in (status 1, 2, 3). */
export type ReviewStatus = 'pending' | 'approved' | 'rejected' | 'unknown';

export interface DepositOrder {
  readonly billNo: string;
  readonly amount: Centavos;
  readonly methodType: string;
  /** Of the channel that it was ordered through; null where the record does not say. */
  readonly channelName: string | null;
  readonly status: ReviewStatus;
  /** The provider's or reviewer's reason, word for word; null unless rejected. */
  readonly reason: string | null;
  /** ISO instants. */
  readonly createdAt: string;
  readonly confirmedAt: string | null;
  /** PIX BR Code to pay with; null once settled or where the provider shows it. */
  readonly brCode: string | null;
  readonly expiresAt: string | null;
  /** Address of the provider's page, where the channel has one. */
  readonly payUrl: string | null;
  /** The key the order was sent with (inferred, ours). */
  readonly idempotencyKey: string | null;
  /** The server's clock at the answer, ISO: count down against this, never the phone's clock. */
  readonly serverTime: string;
}

/** What an account at a bank is kept as. */
export const bankAccountTypes = ['checking', 'savings'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

export interface BankAccount {
  readonly id: number;
  /** A PIX key or a bank card. */
  readonly kind: 'pix' | 'card';
  /** Only for kind `pix`; null even there for a kind of key that is newer than we are. */
  readonly pixKeyType: PixKeyType | null;
  /** The key in wire form, or the card number as the server masks it. */
  readonly account: string;
  readonly bankType: string;
  /** Null for PIX keys, where it is not known, and for a type that is newer than we are. */
  readonly accountType: BankAccountType | null;
  readonly ownerName: string;
}

/** A bank that a card account can be at. */
export interface Bank {
  readonly code: string;
  /** In the request's language. */
  readonly name: string;
}

export interface BankAccountList {
  readonly accounts: readonly BankAccount[];
  /** Banks to choose from for a new account; without the PIX key types. */
  readonly banks: readonly Bank[];
}

export interface NewBankAccount {
  readonly kind: 'pix' | 'card';
  readonly pixKeyType: PixKeyType | null;
  readonly account: string;
  /** Empty for PIX keys, whose kind says it all. */
  readonly bankType: string;
  /** Null for PIX keys. */
  readonly accountType: BankAccountType | null;
  readonly ownerName: string;
  /** Owner's CPF, digits only. */
  readonly cpf: string;
}

/** True where an account of the list is the one that was to be added; of a number that comes masked, the last four characters count. */
export function isSameAccount(listed: BankAccount, added: NewBankAccount): boolean {
  if (listed.kind !== added.kind) return false;
  if (added.kind === 'pix') return listed.pixKeyType === added.pixKeyType && listed.account === added.account;
  return (
    listed.bankType === added.bankType &&
    listed.accountType === added.accountType &&
    listed.account.slice(-4) === added.account.slice(-4)
  );
}

/** Bounds and fees of a withdrawal, from the server (`ordercenter/fee`). */
export interface WithdrawalRules {
  readonly min: Centavos;
  readonly max: Centavos;
  /** Withdrawals still allowed today. */
  readonly leftToday: number;
  /** Taken only while turnover is left. Basis points of the amount, clamped to the range. */
  readonly generalFee: FeeRule;
  /** Always taken. */
  readonly mandatoryFee: FeeRule;
  readonly turnoverLeft: Centavos;
  /** Part of the balance that rewards brought whose turnover is open: it cannot leave until then. */
  readonly bonusMoney: Centavos;
}

export interface FeeRule {
  readonly basisPoints: number;
  readonly min: Centavos;
  readonly max: Centavos;
}

export interface WithdrawalInput {
  readonly amount: Centavos;
  readonly account: BankAccount;
  /** Six digits. */
  readonly withdrawalPassword: string;
}

export interface Withdrawal {
  readonly billNo: string;
  readonly amount: Centavos;
  readonly fee: Centavos;
  readonly account: string;
  readonly status: ReviewStatus;
  /** The reviewer's reason, word for word; null unless rejected. */
  readonly reason: string | null;
  readonly createdAt: string;
  readonly confirmedAt: string | null;
  readonly idempotencyKey: string | null;
}

/** The fee that a rule takes from an amount: a share, rounded half up to the centavo, clamped to the rule's range; nothing of nothing. */
export function feeOf(rule: FeeRule, amount: Centavos): Centavos {
  if (amount === 0 || (rule.basisPoints === 0 && rule.min === 0)) return 0;
  const share = Math.round((amount * rule.basisPoints) / 10_000);
  return Math.min(Math.max(share, rule.min), rule.max);
}

/** What may leave of a balance now. The two may be read at different times, hence the limit at zero. */
export function ownMoney(rules: Pick<WithdrawalRules, 'bonusMoney'>, balance: Centavos): Centavos {
  return Math.max(0, balance - rules.bonusMoney);
}

/** Both fees of a withdrawal and what arrives (specification section 9; docs/domain.md: the general fee only while turnover is left). */
export function withdrawalFees(
  rules: Pick<WithdrawalRules, 'generalFee' | 'mandatoryFee' | 'turnoverLeft'>,
  amount: Centavos,
) {
  const mandatory = feeOf(rules.mandatoryFee, amount);
  const general = rules.turnoverLeft > 0 ? feeOf(rules.generalFee, amount) : 0;
  return { mandatory, general, net: amount - mandatory - general };
}
