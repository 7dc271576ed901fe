import { parseCpf } from '@fortuna/domain/cpf.ts';
import {
  type BankAccountType,
  bankAccountTypes,
  type NewBankAccount,
} from '@fortuna/domain/model/cashier.ts';
import { type PixKeyType, parsePixKey, pixKeyTypes } from '@fortuna/domain/pix-key.ts';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

export interface BankAccountValues {
  readonly kind: 'pix' | 'card';
  readonly pixKeyType: PixKeyType;
  readonly pixKey: string;
  readonly bankType: string;
  readonly agency: string;
  readonly number: string;
  readonly accountType: BankAccountType;
  readonly ownerName: string;
  readonly cpf: string;
}

/** A CPF as key is the owner's own, so it is asked for once and nobody else's can be given. */
export function isOwnerKey({ kind, pixKeyType }: Pick<BankAccountValues, 'kind' | 'pixKeyType'>): boolean {
  return kind === 'pix' && pixKeyType === 'cpf';
}

/** The rules for what is being added: a PIX key of the chosen kind, or an account at a bank. */
export function bankAccountSchema(t: TFunction<'cashier'>, { kind, pixKeyType }: BankAccountValues) {
  const isPix = kind === 'pix';
  const anything = v.string();
  return v.object({
    kind: v.picklist(['pix', 'card'], t('validation.type')),
    pixKeyType: v.picklist(pixKeyTypes, t('validation.type')),
    pixKey: isPix
      ? v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t('validation.pixKey')),
          v.check((text) => parsePixKey(pixKeyType, text) !== null, t(`pixKeyFormat.${pixKeyType}`)),
        )
      : anything,
    bankType: isPix ? anything : v.pipe(v.string(), v.nonEmpty(t('validation.bank'))),
    agency: isPix
      ? anything
      : v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t('validation.agency')),
          v.regex(/^\d{4}$/, t('validation.agencyFormat')),
        ),
    number: isPix
      ? anything
      : v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t('validation.number')),
          v.regex(/^\d{3,12}-?[\dxX]$/, t('validation.numberFormat')),
        ),
    accountType: v.picklist(bankAccountTypes, t('validation.type')),
    ownerName: v.pipe(v.string(), v.trim(), v.nonEmpty(t('validation.name')), v.maxLength(100)),
    cpf: isOwnerKey({ kind, pixKeyType })
      ? anything
      : v.pipe(
          v.string(),
          v.nonEmpty(t('validation.cpf')),
          v.check((text) => parseCpf(text) !== null, t('validation.cpfFormat')),
        ),
  });
}

/** What the form says, in the product's terms: keys in wire form, an account as `branch-number`. */
export function newBankAccount(values: BankAccountValues): NewBankAccount {
  const isPix = values.kind === 'pix';
  const cpf = isOwnerKey(values) ? values.pixKey : values.cpf;
  return {
    kind: values.kind,
    pixKeyType: isPix ? values.pixKeyType : null,
    account: isPix
      ? (parsePixKey(values.pixKeyType, values.pixKey) ?? values.pixKey)
      : `${values.agency}-${values.number.toUpperCase()}`,
    bankType: isPix ? '' : values.bankType,
    accountType: isPix ? null : values.accountType,
    ownerName: values.ownerName,
    cpf: parseCpf(cpf) ?? cpf,
  };
}

/** The account of the call's input is the key, or branch and number together. */
export const accountAliases = {
  pix: { account: 'pixKey' },
  card: { account: 'number' },
} as const;
