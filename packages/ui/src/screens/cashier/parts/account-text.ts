import type { Bank, BankAccount } from '@fortuna/domain/model/cashier.ts';
import { maskPixKey } from '@fortuna/domain/pix-key.ts';
import type { TFunction } from 'i18next';

/** The kind of key, or the bank and what the account is kept as: `PIX · CPF`, `Banco Farol · Poupança`. */
export function accountTitle(
  t: TFunction<'cashier'>,
  account: BankAccount,
  banks: readonly Bank[] = [],
): string {
  if (account.kind === 'pix') {
    const { pixKeyType } = account;
    return pixKeyType === null
      ? t('bankAccounts.pix')
      : `${t('bankAccounts.pix')} · ${t(`pixKeyType.${pixKeyType}`)}`;
  }
  const { bankType, accountType } = account;
  const bank = banks.find(({ code }) => code === bankType)?.name ?? t('bankAccounts.card');
  return accountType === null ? bank : `${bank} · ${t(`bankAccounts.${accountType}`)}`;
}

/** The key partly hidden, or the account number as the server masks it. */
export function accountText(account: BankAccount): string {
  return account.pixKeyType === null ? account.account : maskPixKey(account.pixKeyType, account.account);
}
