import {
  type BankAccount,
  type BankAccountKind,
  type BankAccountList,
  bankAccountTypes,
  type FeeEntry,
  type FeeRule,
  type NewBankAccount,
  type TurnoverPart,
  type WithdrawalHours,
  type WithdrawalInput,
  type WithdrawalRules,
} from '@fortuna/domain/model/cashier.ts';
import { toReais } from '@fortuna/domain/money.ts';
import { type PixKeyType, pixKeyTypes } from '@fortuna/domain/pix-key.ts';
import type { Api, CallOptions } from '../client.ts';
import { sameWords } from '../codebook.ts';
import type { FieldNames } from '../field-names.ts';
import type { components } from '../generated/schema.ts';
import {
  integer,
  list,
  optionalInteger,
  rawValue,
  readableRows,
  requiredText,
  text,
  unlessNull,
  WireError,
} from '../wire.ts';
import { basisPoints, money, optionalMoney } from '../wire-money.ts';
import { instant, optionalInstant } from '../wire-time.ts';
import { paymentTypes } from './cashier-ways.ts';
import { coverSources } from './vip-sources.ts';

type Schemas = components['schemas'];

const pixPrefix = 'PIX_';
const walletPrefix = 'EWALLET_';
const accountTypes = sameWords(bankAccountTypes);
const feeKinds = sameWords<Exclude<FeeEntry['kind'], 'unknown'>>(['general', 'mandatory']);
const turnoverKinds = sameWords(['deposit', 'reward']);

export interface WithdrawalPasswordInput {
  /** Six digits. */
  readonly withdrawalPassword: string;
  readonly withdrawalPasswordConfirmation: string;
  /** Login password, as proof; members without one leave it out. */
  readonly password?: string;
}

const passwordFields = {
  qk_pwd: 'withdrawalPassword',
  qk_pwd_confirmation: 'withdrawalPasswordConfirmation',
  password: 'password',
} satisfies FieldNames<Schemas['WithdrawalPasswordRequest'], WithdrawalPasswordInput>;

export function setWithdrawalPassword(
  api: Api,
  input: WithdrawalPasswordInput,
  options?: CallOptions,
): Promise<void> {
  const body = {
    qk_pwd: input.withdrawalPassword,
    qk_pwd_confirmation: input.withdrawalPasswordConfirmation,
    password: input.password,
  };
  return api.write(
    {
      operation: 'setWithdrawalPassword',
      fields: passwordFields,
      send: (wire, context) => wire.POST('/api/member/drawing_pwd/set', { ...context, body }),
      map: () => undefined,
    },
    options,
  );
}

/** For a PIX key the platform's bank is the kind of key, and there is no type of account. */
const pixAccountFields = {
  card_no: 'account',
  bank_address: 'account',
  bank_type: 'pixKeyType',
  owner_name: 'ownerName',
  cpf_id: 'cpf',
} satisfies FieldNames<Schemas['BankAccountRequest'], NewBankAccount>;

const placeFields = {
  ...pixAccountFields,
  bank_type: 'bankType',
  account_type: 'accountType',
} satisfies FieldNames<Schemas['BankAccountRequest'], NewBankAccount>;

export function saveBankAccount(
  api: Api,
  input: NewBankAccount,
  options?: CallOptions,
): Promise<BankAccount> {
  const body = {
    card_no: input.account,
    bank_type: input.pixKeyType === null ? input.bankType : bankTypeOf(input.pixKeyType),
    account_type: input.accountType ?? undefined,
    owner_name: input.ownerName,
    cpf_id: input.cpf,
  };
  return api.write(
    {
      operation: 'saveBankAccount',
      fields: input.kind === 'pix' ? pixAccountFields : placeFields,
      send: (wire, context) => wire.POST('/api/memberbanks/save', { ...context, body }),
      map: ({ data }) => accountOf(data),
    },
    options,
  );
}

/** Accounts to withdraw to: PIX keys and e-wallets in full, card numbers masked. */
export function listBankAccounts(api: Api, options?: CallOptions): Promise<BankAccountList> {
  return api.read(
    {
      operation: 'listBankAccounts',
      send: (wire, context) => wire.GET('/api/member/bank', context),
      map: ({ data, bank_type: names }) => ({
        accounts: list(data, accountOf),
        banks: placesOf(names, 'card'),
        wallets: placesOf(names, 'ewallet'),
      }),
    },
    options,
  );
}

/** The same accounts with everything masked, for display. */
export function listMaskedBankAccounts(api: Api, options?: CallOptions): Promise<readonly BankAccount[]> {
  return api.read(
    {
      operation: 'listMaskedBankAccounts',
      send: (wire, context) => wire.GET('/api/memberbanks/display', context),
      map: ({ data }) => list(data, accountOf),
    },
    options,
  );
}

/** Removes an account; refused while a pending withdrawal goes to it. */
export function deleteBankAccount(api: Api, id: number, options?: CallOptions): Promise<void> {
  const params = { path: { id } };
  return api.write(
    {
      operation: 'deleteBankAccount',
      send: (wire, context) => wire.DELETE('/api/member/bank/{id}', { ...context, params }),
      map: () => undefined,
    },
    options,
  );
}

export function getWithdrawalRules(api: Api, options?: CallOptions): Promise<WithdrawalRules> {
  return api.read(
    {
      operation: 'getWithdrawalRules',
      send: (wire, context) => wire.GET('/api/ordercenter/fee', context),
      map: ({ data }) => ({
        min: money(data, 'min'),
        max: money(data, 'max'),
        leftToday: integer(data, 'left_today'),
        perDay: optionalInteger(data, 'per_day'),
        generalFee: feeOf(data.general),
        mandatoryFee: feeOf(data.mandatory),
        freeLeft: optionalInteger(data, 'free_left') ?? 0,
        turnoverLeft: money(data, 'turnover_left'),
        turnover: readableRows(data.turnover, turnoverOf),
        bonusMoney: optionalMoney(data, 'bonus_money') ?? 0,
        gameMoney: optionalMoney(data, 'game_money') ?? 0,
        hours: hoursOf(data),
        opensAt: optionalInstant(data, 'opens_at'),
        fees: readableRows(data.list, feeEntryOf),
      }),
    },
    options,
  );
}

export interface CreateWithdrawalInput {
  readonly input: WithdrawalInput;
  /** One key per attempt, stored before sending. */
  readonly idempotencyKey: string;
}

const withdrawalFields = {
  money: 'amount',
  member_remark: 'remark',
  qk_pwd: 'withdrawalPassword',
  name: 'account',
  account: 'account',
  member_bank_id: 'account',
  member_bank_text: 'account',
  payment_type: 'account',
  cpf_id: 'account',
  phone_number: 'account',
  email: 'account',
  cnpj: 'account',
  evp: 'account',
} satisfies FieldNames<Schemas['WithdrawalRequest'], WithdrawalInput>;

/** Applies for a withdrawal. Sent exactly once; after a lost answer look with `findWithdrawalByKey`. */
export function createWithdrawal(
  api: Api,
  { input, idempotencyKey }: CreateWithdrawalInput,
  options?: CallOptions,
): Promise<{ readonly billNo: string }> {
  const params = { header: api.idempotency(idempotencyKey) };
  return api.write(
    {
      operation: 'createWithdrawal',
      fields: withdrawalFields,
      send: (wire, context) => wire.POST('/api/drawing', { ...context, params, body: withdrawPost(input) }),
      map: ({ data }) => ({ billNo: requiredText(data, 'bill_no') }),
    },
    options,
  );
}

/** The platform's form: the key is in `account` and again in the field of its type. */
function withdrawPost({
  amount,
  account,
  remark,
  withdrawalPassword,
}: WithdrawalInput): components['schemas']['WithdrawalRequest'] {
  const keyIf = (type: PixKeyType) => (account.pixKeyType === type ? account.account : '');
  return {
    name: account.ownerName,
    money: toReais(amount),
    account: account.account,
    member_bank_id: account.id,
    member_bank_text: account.bankType,
    member_remark: remark,
    qk_pwd: withdrawalPassword,
    payment_type: paymentTypes.codeOf(account.kind),
    cpf_id: keyIf('cpf'),
    phone_number: keyIf('phone'),
    email: account.kind === 'ewallet' ? account.account : keyIf('email'),
    cnpj: keyIf('cnpj'),
    evp: keyIf('evp'),
  };
}

function accountOf(row: components['schemas']['MemberBank']): BankAccount {
  const bankType = requiredText(row, 'bank_type');
  const pixKeyType = pixKeyTypes.find((type) => bankTypeOf(type) === bankType) ?? null;
  return {
    id: integer(row, 'id'),
    kind: kindOf(bankType),
    pixKeyType,
    account: requiredText(row, 'card_no'),
    bankType,
    accountType: accountTypes.readOr(row, 'account_type', null),
    ownerName: text(row, 'owner_name'),
  };
}

function bankTypeOf(type: PixKeyType): string {
  return `${pixPrefix}${type.toUpperCase()}`;
}

/** A kind of key that is newer than we are is still not a bank: it is paid by PIX. */
function kindOf(bankType: string): BankAccountKind {
  if (bankType.startsWith(pixPrefix)) return 'pix';
  return bankType.startsWith(walletPrefix) ? 'ewallet' : 'card';
}

/** The banks, or the e-wallets, among the names by code. */
function placesOf(names: Readonly<Record<string, string>>, kind: BankAccountKind): BankAccountList['banks'] {
  if (typeof names !== 'object' || names === null) throw new WireError('bank_type');
  const codes = Object.keys(names).filter((code) => kindOf(code) === kind);
  return readableRows(codes, (code) => ({ code, name: requiredText(names, code) }));
}

function turnoverOf(row: Schemas['TurnoverPart']): TurnoverPart {
  return {
    kind: turnoverKinds.readOr(row, 'kind', 'other'),
    source: unlessNull(row, 'source', () => coverSources.readOr(row, 'source', 'unknown')),
    required: money(row, 'required'),
    left: money(row, 'left'),
    since: instant(row, 'since'),
  };
}

/** Null also for hours that are none: whether withdrawals are taken now is said elsewhere. */
function hoursOf(data: Schemas['WithdrawalRulesAnswer']['data']): WithdrawalHours | null {
  const hours = rawValue(data, 'hours');
  if (typeof hours !== 'object' || hours === null || data.hours === undefined) return null;
  const from = optionalInteger(data.hours, 'from');
  const to = optionalInteger(data.hours, 'to');
  return from === null || to === null ? null : { from, to };
}

function feeEntryOf(row: Schemas['FeeRow']): FeeEntry {
  return {
    ...feeOf(row),
    id: integer(row, 'id'),
    name: requiredText(row, 'name'),
    kind: feeKinds.readOr(row, 'kind', 'unknown'),
  };
}

function feeOf(row: components['schemas']['FeeRate']): FeeRule {
  return { basisPoints: basisPoints(row, 'rate'), min: money(row, 'min'), max: money(row, 'max') };
}
