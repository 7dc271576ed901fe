import type { Centavos } from '../money.ts';
import type { PixKeyType } from '../pix-key.ts';
import type { Activity } from './promotions-activities.ts';
import type { CoverSource } from './vip.ts';

/** A way to pay, e.g. PIX (`payments/list`). */
export interface PaymentMethod {
  readonly id: number;
  /** Wire type, e.g. `online_pix`; channels carry the same. */
  readonly type: string;
  readonly name: string;
  /** The operator's line about it, in the player's language. */
  readonly description: string | null;
}

/** What a way to pay is for the player; `other` for what is newer than we are. */
export type PaymentKind = 'pix' | 'transfer' | 'wallet' | 'other';

/** The kind of a method or an order by its wire type. */
export function paymentKindOf(methodType: string): PaymentKind {
  if (methodType.endsWith('pix')) return 'pix';
  if (methodType.startsWith('company_')) return 'transfer';
  return methodType.endsWith('wallet') ? 'wallet' : 'other';
}

/** One provider behind a method (`payment/online/list`). */
export interface PaymentChannel {
  readonly id: number;
  readonly methodType: string;
  readonly name: string;
  readonly min: Centavos;
  readonly max: Centavos;
  /** The operator's line about it, in the player's language. */
  readonly description: string | null;
  /** Fee in basis points of the amount (150 = 1.5 %). */
  readonly feeBasisPoints: number;
  /** Fixed part of the fee, beside the share. */
  readonly feeFixed: Centavos;
  /** Minutes until the money arrives; 0 = at once. */
  readonly minutes: number;
  readonly isOpen: boolean;
}

/** What is paid on top of an amount: the channel's share, rounded half up to the centavo, and its fixed part; nothing of nothing. */
export function depositFee(
  { feeBasisPoints, feeFixed }: Pick<PaymentChannel, 'feeBasisPoints' | 'feeFixed'>,
  amount: Centavos,
): Centavos {
  return amount === 0 ? 0 : Math.round((amount * feeBasisPoints) / 10_000) + feeFixed;
}

export interface DepositInput {
  readonly amount: Centavos;
  readonly channel: PaymentChannel;
}

/** The activities that a deposit can earn a reward of; `other` for one that is newer than we are. */
export const depositRewardSources = ['firstDeposit', 'welcome', 'rebate', 'tier', 'other'] as const;
export type DepositRewardSource = (typeof depositRewardSources)[number];

/** Whose page each of them is claimed on: where that is not offered, neither is the reward. */
export const activityOfReward = {
  firstDeposit: 'recharge',
  welcome: 'super',
  rebate: 'recharge-rebate',
  tier: 'recharge',
  other: 'other',
} as const satisfies Readonly<Record<DepositRewardSource, Activity['page']>>;

/** A reward that a deposit would earn. Nobody gets it without claiming it. */
export interface QuotedReward {
  readonly source: DepositRewardSource;
  readonly amount: Centavos;
  /** Turnover that claiming it asks for. */
  readonly turnover: Centavos;
  /** ISO instant of the first moment to claim it; null: as soon as the deposit is confirmed. */
  readonly claimFrom: string | null;
}

/** What a deposit would come to if it were confirmed now. */
export interface DepositQuote {
  readonly amount: Centavos;
  /** Turnover that the deposit itself asks for. */
  readonly turnover: Centavos;
  readonly rewards: readonly QuotedReward[];
}

/** Where the money of a bank transfer goes, as the form of a bank asks for it. */
export interface TransferAccount {
  /** Number and name. */
  readonly bank: string;
  readonly agency: string;
  readonly account: string;
  readonly holder: string;
  /** CNPJ, in groups. */
  readonly taxId: string;
}

/** The three states a record of either direction can be in (status 1, 2, 3). */
export type ReviewStatus = 'pending' | 'approved' | 'rejected' | 'unknown';

export interface DepositOrder {
  readonly billNo: string;
  /** What the balance gets. */
  readonly amount: Centavos;
  /** What is paid on top of it. */
  readonly fee: Centavos;
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
  /** Where to transfer to; null once settled and for all other ways to pay. */
  readonly transfer: TransferAccount | null;
  /** By which banks find a PIX payment; null before it is paid and for all other ways to pay. */
  readonly endToEndId: string | null;
  /** The key the order was sent with (inferred, ours). */
  readonly idempotencyKey: string | null;
  /** The server's clock at the answer, ISO: count down against this, never the phone's clock. */
  readonly serverTime: string;
}

/** What an account at a bank is kept as. */
export const bankAccountTypes = ['checking', 'savings', 'salary', 'payment'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

/** The three ways that a withdrawal can take: a PIX key, an account at a bank, an e-wallet (which not every brand pays to). */
export const bankAccountKinds = ['pix', 'card', 'ewallet'] as const;
export type BankAccountKind = (typeof bankAccountKinds)[number];

export interface BankAccount {
  readonly id: number;
  readonly kind: BankAccountKind;
  /** Only for kind `pix`; null even there for a kind of key that is newer than we are. */
  readonly pixKeyType: PixKeyType | null;
  /** The key or the wallet's e-mail address in wire form, or the card number as the server masks it. */
  readonly account: string;
  readonly bankType: string;
  /** Null but for accounts at a bank, where it is not known, and for a type that is newer than we are. */
  readonly accountType: BankAccountType | null;
  readonly ownerName: string;
}

/** A bank that a card account can be at, or an e-wallet. */
export interface Bank {
  readonly code: string;
  /** In the request's language. */
  readonly name: string;
}

export interface BankAccountList {
  readonly accounts: readonly BankAccount[];
  /** Banks to choose from for a new account; without the PIX key types and e-wallets. */
  readonly banks: readonly Bank[];
  /** E-wallets to choose from; empty where the operator pays to none. */
  readonly wallets: readonly Bank[];
}

export interface NewBankAccount {
  readonly kind: BankAccountKind;
  readonly pixKeyType: PixKeyType | null;
  readonly account: string;
  /** Empty for PIX keys, whose kind says it all. */
  readonly bankType: string;
  /** Null but for accounts at a bank. */
  readonly accountType: BankAccountType | null;
  readonly ownerName: string;
  /** Owner's CPF, digits only. */
  readonly cpf: string;
}

/** True where an account of the list is the one that was to be added; of a number that comes masked, the last four characters count. */
export function isSameAccount(listed: BankAccount, added: NewBankAccount): boolean {
  if (listed.kind !== added.kind) return false;
  if (added.kind === 'pix') return listed.pixKeyType === added.pixKeyType && listed.account === added.account;
  if (added.kind === 'ewallet') return listed.bankType === added.bankType && listed.account === added.account;
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
  /** Withdrawals allowed in a day of the site's time zone; null where the server does not say. */
  readonly perDay: number | null;
  /** Taken only while turnover is left. Basis points of the amount, clamped to the range. */
  readonly generalFee: FeeRule;
  /** Taken of each withdrawal that `freeLeft` does not spare. */
  readonly mandatoryFee: FeeRule;
  /** Withdrawals of today that the mandatory fee still spares. */
  readonly freeLeft: number;
  /** Still to be wagered, in centavos; 0: nothing is open. */
  readonly turnoverLeft: Centavos;
  /** What the open turnover is made of, the oldest first; empty where the server does not say. */
  readonly turnover: readonly TurnoverPart[];
  /** Part of the balance that rewards brought whose turnover is open: it cannot leave until then. */
  readonly bonusMoney: Centavos;
  /** What providers of games hold, which no withdrawal takes before it is brought back. */
  readonly gameMoney: Centavos;
  /** When in the day withdrawals are taken; null: at all times. */
  readonly hours: WithdrawalHours | null;
  /** ISO instant at which they are taken again; null while they are. */
  readonly opensAt: string | null;
  /** The operator's fee table; empty where the server does not say. */
  readonly fees: readonly FeeEntry[];
}

/** Hours of the day in the site's time zone: from 0 to 23, and up to 24; none is taken any more in the hour `to`. */
export interface WithdrawalHours {
  readonly from: number;
  readonly to: number;
}

/** Turnover that deposits or one reward ask for, or something that is newer than we are. */
export interface TurnoverPart {
  readonly kind: 'deposit' | 'reward' | 'other';
  /** Which activity gave the reward; null where it is none, or the server does not say. */
  readonly source: CoverSource | null;
  /** All of it, what is wagered already included. */
  readonly required: Centavos;
  readonly left: Centavos;
  /** ISO instant. */
  readonly since: string;
}

export interface FeeRule {
  readonly basisPoints: number;
  readonly min: Centavos;
  readonly max: Centavos;
}

/** A line of the fee table. */
export interface FeeEntry extends FeeRule {
  readonly id: number;
  /** In the request's language; describes it in any case. */
  readonly name: string;
  readonly kind: 'general' | 'mandatory' | 'unknown';
}

export interface WithdrawalInput {
  readonly amount: Centavos;
  readonly account: BankAccount;
  /** The member's own words on it; may be empty. */
  readonly remark: string;
  /** Six digits. */
  readonly withdrawalPassword: string;
}

/** The longest remark that the contract takes. */
export const longestRemark = 200;

export interface Withdrawal {
  readonly billNo: string;
  readonly amount: Centavos;
  readonly fee: Centavos;
  /** Null where the record does not say. */
  readonly kind: BankAccountKind | null;
  /** As the server masks it. */
  readonly account: string;
  readonly ownerName: string;
  /** The member's own words on it. */
  readonly remark: string | null;
  readonly status: ReviewStatus;
  /** The reviewer's reason, word for word; null unless rejected. */
  readonly reason: string | null;
  readonly createdAt: string;
  readonly confirmedAt: string | null;
  /** Number of the PIX transfer at the central bank; null until it is paid, and for the other ways. */
  readonly endToEndId: string | null;
  readonly idempotencyKey: string | null;
}

/** The fee that a rule takes from an amount: a share, rounded half up to the centavo, clamped to the rule's range; nothing of nothing. */
export function feeOf(rule: FeeRule, amount: Centavos): Centavos {
  if (amount === 0 || (rule.basisPoints === 0 && rule.min === 0)) return 0;
  const share = Math.round((amount * rule.basisPoints) / 10_000);
  return Math.min(Math.max(share, rule.min), rule.max);
}

/**
 * What may leave of a balance now: bonus money may lie with providers of games as well. Rules and balance may be read at different times,
 * hence the limit at zero.
 */
export function ownMoney(
  { bonusMoney, gameMoney }: Pick<WithdrawalRules, 'bonusMoney' | 'gameMoney'>,
  balance: Centavos,
): Centavos {
  return Math.max(0, Math.min(balance, balance + gameMoney - bonusMoney));
}

/**
 * Both fees of a withdrawal and what arrives (specification section 9; docs/domain.md: the general fee only while turnover is left,
 * the mandatory one only of withdrawals that are not spared).
 */
export function withdrawalFees(
  rules: Pick<WithdrawalRules, 'generalFee' | 'mandatoryFee' | 'turnoverLeft' | 'freeLeft'>,
  amount: Centavos,
) {
  const mandatory = rules.freeLeft > 0 ? 0 : feeOf(rules.mandatoryFee, amount);
  const general = rules.turnoverLeft > 0 ? feeOf(rules.generalFee, amount) : 0;
  return { mandatory, general, net: amount - mandatory - general };
}
