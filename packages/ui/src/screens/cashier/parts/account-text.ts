import type { Bank, BankAccount } from '@fortuna/domain/model/cashier.ts';
import { maskPixKey } from '@fortuna/domain/pix-key.ts';
import type { TFunction } from 'i18next';

/** The kind of key, the e-wallet, or the bank and what the account is kept as: `PIX · CPF`, `Banco Farol · Poupança`. */
export function accountTitle(
  t: TFunction<'cashier'>,
  account: BankAccount,
  places: readonly Bank[] = [],
): string {
  if (account.kind === 'pix') {
    const { pixKeyType } = account;
    return pixKeyType === null
      ? t('bankAccounts.pix')
      : `${t('bankAccounts.pix')} · ${t(`pixKeyType.${pixKeyType}`)}`;
  }
  const { kind, bankType, accountType } = account;
  const place = places.find(({ code }) => code === bankType)?.name ?? t(`bankAccounts.${kind}`);
  return accountType === null ? place : `${place} · ${t(`bankAccounts.${accountType}`)}`;
}

/** The key or the wallet's address partly hidden, or the account number as the server masks it. */
export function accountText({ kind, pixKeyType, account }: BankAccount): string {
  const type = kind === 'ewallet' ? 'email' : pixKeyType;
  return type === null ? account : maskPixKey(type, account);
}
