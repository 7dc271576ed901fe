import { parseCpf } from '@fortuna/domain/cpf.ts';
import {
  type BankAccountKind,
  type BankAccountType,
  bankAccountKinds,
  bankAccountTypes,
  type NewBankAccount,
} from '@fortuna/domain/model/cashier.ts';
import { type PixKeyType, parsePixKey, pixKeyTypes } from '@fortuna/domain/pix-key.ts';
import type { TFunction } from 'i18next';
import * as v from 'valibot';

export interface BankAccountValues {
  readonly kind: BankAccountKind;
  readonly pixKeyType: PixKeyType;
  readonly pixKey: string;
  readonly bankType: string;
  readonly agency: string;
  readonly number: string;
  readonly accountType: BankAccountType;
  readonly walletType: string;
  readonly walletEmail: string;
  readonly ownerName: string;
  readonly cpf: string;
}

/** A CPF as key is the owner's own, so it is asked for once and nobody else's can be given. */
export function isOwnerKey({ kind, pixKeyType }: Pick<BankAccountValues, 'kind' | 'pixKeyType'>): boolean {
  return kind === 'pix' && pixKeyType === 'cpf';
}

/** The rules for what is being added: a PIX key of the chosen kind, an account at a bank, or an e-wallet. */
export function bankAccountSchema(t: TFunction<'cashier'>, { kind, pixKeyType }: BankAccountValues) {
  const anything = v.string();
  const isOf = (one: BankAccountKind) => kind === one;
  return v.object({
    kind: v.picklist(bankAccountKinds, t('validation.type')),
    pixKeyType: v.picklist(pixKeyTypes, t('validation.type')),
    pixKey: isOf('pix')
      ? v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t('validation.pixKey')),
          v.check((text) => parsePixKey(pixKeyType, text) !== null, t(`pixKeyFormat.${pixKeyType}`)),
        )
      : anything,
    bankType: isOf('card') ? v.pipe(v.string(), v.nonEmpty(t('validation.bank'))) : anything,
    agency: isOf('card')
      ? v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t('validation.agency')),
          v.regex(/^\d{4}$/, t('validation.agencyFormat')),
        )
      : anything,
    number: isOf('card')
      ? v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t('validation.number')),
          v.regex(/^\d{3,12}-?[\dxX]$/, t('validation.numberFormat')),
        )
      : anything,
    walletType: isOf('ewallet') ? v.pipe(v.string(), v.nonEmpty(t('validation.wallet'))) : anything,
    walletEmail: isOf('ewallet')
      ? v.pipe(
          v.string(),
          v.trim(),
          v.nonEmpty(t('validation.walletEmail')),
          v.check((text) => parsePixKey('email', text) !== null, t('validation.walletEmailFormat')),
        )
      : anything,
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

/** What the form says, in the product's terms: keys and addresses in wire form, an account as `branch-number`. */
export function newBankAccount(values: BankAccountValues): NewBankAccount {
  const cpf = isOwnerKey(values) ? values.pixKey : values.cpf;
  return {
    kind: values.kind,
    pixKeyType: null,
    accountType: null,
    ...accountOf(values),
    ownerName: values.ownerName,
    cpf: parseCpf(cpf) ?? cpf,
  };
}

type AccountPart = Pick<NewBankAccount, 'account' | 'bankType'> &
  Partial<Pick<NewBankAccount, 'pixKeyType' | 'accountType'>>;

function accountOf(values: BankAccountValues): AccountPart {
  const { kind, pixKeyType, pixKey, bankType, agency, number, accountType, walletType, walletEmail } = values;
  switch (kind) {
    case 'pix':
      return { pixKeyType, account: parsePixKey(pixKeyType, pixKey) ?? pixKey, bankType: '' };
    case 'card':
      return { account: `${agency}-${number.toUpperCase()}`, bankType, accountType };
    case 'ewallet':
      return { account: parsePixKey('email', walletEmail) ?? walletEmail, bankType: walletType };
  }
}

/** The account of the call's input is the key, branch and number together, or the wallet's address. */
export const accountAliases = {
  pix: { account: 'pixKey' },
  card: { account: 'number' },
  ewallet: { account: 'walletEmail', bankType: 'walletType' },
} as const;
