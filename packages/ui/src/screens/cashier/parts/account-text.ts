import type { Bank, BankAccount } from '@fortuna/domain/model/cashier.ts';
import { maskPixKey, type PixKeyType } from '@fortuna/domain/pix-key.ts';
import type { TFunction } from 'i18next';
import { accountIcons } from '../../../components/BankCardItem/account-icons.ts';
import type { IconName } from '../../../icons/icon-names.ts';

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

/** What a key is the name of; one drawn by lot is of nothing, and bears the sign of PIX. */
const keyIcons: Readonly<Record<PixKeyType, IconName>> = {
  cpf: 'user',
  cnpj: 'people',
  phone: 'phone',
  email: 'mail',
  evp: 'pix',
};

/** The sign that tells an account from others of its kind. */
export function accountIcon({ kind, pixKeyType }: BankAccount): IconName {
  return pixKeyType === null ? accountIcons[kind] : keyIcons[pixKeyType];
}
