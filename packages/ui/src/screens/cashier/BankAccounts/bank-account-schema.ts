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

type Text = TFunction<'cashier'>;

function ownerEntries(t: Text) {
  return {
    ownerName: v.pipe(v.string(), v.trim(), v.nonEmpty(t('validation.name')), v.maxLength(100)),
    cpf: v.pipe(
      v.string(),
      v.nonEmpty(t('validation.cpf')),
      v.check((text) => parseCpf(text) !== null, t('validation.cpfFormat')),
    ),
  };
}

/** The rules for what is being added: a PIX key of the chosen kind, or an account at a bank. */
export function bankAccountSchema(t: Text, { kind, pixKeyType }: BankAccountValues) {
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
          v.nonEmpty(t('validation.bankAccount')),
          v.regex(/^\d{4}$/, t('validation.parameters')),
        ),
    number: isPix
      ? anything
      : v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t('validation.bankAccount')),
          v.regex(/^\d{3,12}-?[\dxX]$/, t('validation.parameters')),
        ),
    accountType: v.picklist(bankAccountTypes, t('validation.type')),
    ...ownerEntries(t),
  });
}

/** What the form says, in the product's terms: keys in wire form, an account as `branch-number`. */
export function newBankAccount(values: BankAccountValues): NewBankAccount {
  const isPix = values.kind === 'pix';
  return {
    kind: values.kind,
    pixKeyType: isPix ? values.pixKeyType : null,
    account: isPix
      ? (parsePixKey(values.pixKeyType, values.pixKey) ?? values.pixKey)
      : `${values.agency}-${values.number.toUpperCase()}`,
    bankType: isPix ? '' : values.bankType,
    accountType: isPix ? null : values.accountType,
    ownerName: values.ownerName,
    cpf: parseCpf(values.cpf) ?? values.cpf,
  };
}

/** The account of the call's input is the key, or branch and number together. */
export const accountAliases = {
  pix: { account: 'pixKey' },
  card: { account: 'number' },
} as const;
