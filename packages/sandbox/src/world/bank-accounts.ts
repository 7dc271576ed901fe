import { isCpf } from '@fortuna/domain/cpf.ts';
import type { BankAccountType } from '@fortuna/domain/model/cashier.ts';
import { maskPixKey, type PixKeyType, parsePixKey, pixKeyTypes } from '@fortuna/domain/pix-key.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { MessageLanguage } from '../messages/translate.ts';
import { orderStatus } from './order-status.ts';
import { FieldProblem, NotFoundProblem, Refusal } from './refusal.ts';
import { bankAccounts, withdrawals } from './schema.ts';
import type { World } from './world.ts';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

/** Invented banks and e-wallets, and the PIX key types, by wire code. */
const bankNames: Readonly<Record<string, Readonly<Record<MessageLanguage, string>>>> = {
  PIX_CPF: { pt: 'PIX por CPF', en: 'PIX by CPF', cn: 'PIX CPF' },
  PIX_CNPJ: { pt: 'PIX por CNPJ', en: 'PIX by CNPJ', cn: 'PIX CNPJ' },
  PIX_PHONE: { pt: 'PIX por celular', en: 'PIX by phone', cn: 'PIX 手机' },
  PIX_EMAIL: { pt: 'PIX por e-mail', en: 'PIX by e-mail', cn: 'PIX 邮箱' },
  PIX_EVP: { pt: 'PIX por chave aleatória', en: 'PIX by random key', cn: 'PIX 随机密钥' },
  EWALLET_CONCHA: { pt: 'Carteira Concha', en: 'Concha Wallet', cn: 'Concha 钱包' },
  EWALLET_VELA: { pt: 'Carteira Vela', en: 'Vela Wallet', cn: 'Vela 钱包' },
  '901': { pt: 'Banco Enseada', en: 'Enseada Bank', cn: 'Enseada 银行' },
  '902': { pt: 'Banco Jangada', en: 'Jangada Bank', cn: 'Jangada 银行' },
  '903': { pt: 'Banco Serra Azul', en: 'Serra Azul Bank', cn: 'Serra Azul 银行' },
};

export function bankTypeNames(language: MessageLanguage): Record<string, string> {
  return Object.fromEntries(Object.entries(bankNames).map(([code, names]) => [code, names[language]]));
}

/** The way that a withdrawal to an account of this type takes, in the contract's words. */
export function paymentTypeOf(bankType: string): 'pix' | 'bank' | 'ewallet' {
  if (bankType.startsWith('EWALLET_')) return 'ewallet';
  return pixKeyTypeOf(bankType) === null ? 'bank' : 'pix';
}

/** The PIX key type of a wire code such as `PIX_CPF`; null for banks and e-wallets. */
export function pixKeyTypeOf(bankType: string): PixKeyType | null {
  return pixKeyTypes.find((type) => `PIX_${type.toUpperCase()}` === bankType) ?? null;
}

/** What the account is written as: a kind of PIX key, the e-mail address of an e-wallet; null for the number of one at a bank. */
function keyTypeOf(bankType: string): PixKeyType | null {
  return paymentTypeOf(bankType) === 'ewallet' ? 'email' : pixKeyTypeOf(bankType);
}

/** The account partly hidden: PIX keys and e-mail addresses by their own masks, of card numbers the last four digits. */
export function maskedAccount(row: Pick<BankAccountRow, 'account' | 'bankType'>): string {
  const type = keyTypeOf(row.bankType);
  return type === null ? `•••• ${row.account.slice(-4)}` : maskPixKey(type, row.account);
}

export interface NewBankAccount {
  readonly account: string;
  readonly bankType: string;
  /** Null for PIX keys and e-wallets, which have none, and where the member does not say. */
  readonly accountType: BankAccountType | null;
  readonly ownerName: string;
  readonly cpf: string;
  readonly phone: string | null;
  readonly bankAddress: string | null;
  readonly remark: string | null;
}

/** Wire form of a PIX key, e-wallet or card number. @throws FieldProblem when it is none. */
function checkedAccount(input: NewBankAccount): string {
  const type = keyTypeOf(input.bankType);
  if (type === null) {
    const account = input.account.toUpperCase();
    // Some banks write a check digit of ten as X.
    if (!/^(?=.{4,30}$)[0-9][0-9-]+[0-9X-]$/.test(account)) {
      throw new FieldProblem({ card_no: 'validation.account' });
    }
    return account;
  }
  const key = parsePixKey(type, input.account);
  if (key !== null) return key;
  const isWallet = paymentTypeOf(input.bankType) === 'ewallet';
  throw new FieldProblem({ card_no: isWallet ? 'validation.email' : 'validation.pixKey' });
}

/** A CPF is one person's, and a person has one account here. */
function ensureFreeCpf(world: World, memberId: number, cpfKey: string): void {
  const taken = and(
    eq(bankAccounts.account, cpfKey),
    eq(bankAccounts.bankType, 'PIX_CPF'),
    ne(bankAccounts.memberId, memberId),
  );
  if (world.db.select().from(bankAccounts).where(taken).get())
    throw new FieldProblem({ card_no: 'pixKeyTaken' });
}

/** Money goes to its owner only: a CPF that is the key is the holder's, and one member has one CPF. */
function ensureOwnCpf(
  world: World,
  memberId: number,
  { bankType, cpf }: NewBankAccount,
  account: string,
): void {
  const isCpfKey = bankType === 'PIX_CPF';
  if (isCpfKey && account !== cpf) throw new FieldProblem({ cpf_id: 'cpfDiffers' });
  const others = and(eq(bankAccounts.memberId, memberId), ne(bankAccounts.cpf, cpf));
  if (world.db.select().from(bankAccounts).where(others).get()) {
    throw new FieldProblem({ [isCpfKey ? 'card_no' : 'cpf_id']: 'cpfOfAnother' });
  }
}

/** Saves an account of the member's own. Call inside a transaction. */
export function saveBankAccount(world: World, memberId: number, input: NewBankAccount): BankAccountRow {
  if (!(input.bankType in bankNames)) throw new FieldProblem({ bank_type: 'validation.option' });
  if (input.accountType !== null && paymentTypeOf(input.bankType) !== 'bank') {
    throw new FieldProblem({ account_type: 'validation.option' });
  }
  if (!isCpf(input.cpf)) throw new FieldProblem({ cpf_id: 'validation.cpf' });
  if (input.ownerName.trim() === '') throw new FieldProblem({ owner_name: 'validation.required' });
  const account = checkedAccount(input);
  const own = and(
    eq(bankAccounts.memberId, memberId),
    eq(bankAccounts.bankType, input.bankType),
    eq(bankAccounts.account, account),
  );
  if (world.db.select().from(bankAccounts).where(own).get()) throw new Refusal('bankAccountExists');
  if (input.bankType === 'PIX_CPF') ensureFreeCpf(world, memberId, account);
  ensureOwnCpf(world, memberId, input, account);
  return world.db
    .insert(bankAccounts)
    .values({
      ...input,
      memberId,
      account,
      ownerName: input.ownerName.trim(),
      pixKeyType: pixKeyTypeOf(input.bankType),
      createdAt: world.clock.now(),
    })
    .returning()
    .get();
}

export function listBankAccounts(world: World, memberId: number): BankAccountRow[] {
  return world.db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.memberId, memberId))
    .orderBy(bankAccounts.id)
    .all();
}

export function findBankAccount(world: World, id: number): BankAccountRow | undefined {
  return world.db.select().from(bankAccounts).where(eq(bankAccounts.id, id)).get();
}

/**
 * Removes an account of the member's own; past withdrawals keep their copy of it. Call inside a transaction.
 * @throws NotFoundProblem for an account that is not the member's, whether it exists or not
 * @throws Refusal while a withdrawal to it waits for its review
 */
export function deleteBankAccount(world: World, memberId: number, id: number): void {
  if (findBankAccount(world, id)?.memberId !== memberId) throw new NotFoundProblem('notFound');
  const isWaited = and(eq(withdrawals.bankAccountId, id), eq(withdrawals.status, orderStatus.pending));
  if (world.db.select().from(withdrawals).where(isWaited).get()) throw new Refusal('bankAccountInUse');
  world.db.delete(bankAccounts).where(eq(bankAccounts.id, id)).run();
}
