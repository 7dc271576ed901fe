import type { BankAccount } from '@fortuna/domain/model/cashier.ts';
import { expect, it } from 'vitest';
import { answerExample } from '../../test/contract.ts';
import { fakeServer, jsonReply } from '../../test/fake-server.ts';
import { requestViolations } from '../../test/validator.ts';
import {
  createWithdrawal,
  deleteBankAccount,
  getWithdrawalRules,
  listBankAccounts,
  listMaskedBankAccounts,
  saveBankAccount,
  setWithdrawalPassword,
} from './cashier-withdrawals.ts';

const pixAccount: BankAccount = {
  id: 3,
  kind: 'pix',
  pixKeyType: 'cpf',
  account: '52998224725',
  bankType: 'PIX_CPF',
  accountType: null,
  ownerName: 'Ricarda Souza',
};
const card: BankAccount = {
  id: 4,
  kind: 'card',
  pixKeyType: null,
  account: '****4321',
  bankType: '001',
  accountType: 'savings',
  ownerName: 'Ricarda Souza',
};

const wallet: BankAccount = {
  ...card,
  id: 5,
  kind: 'ewallet',
  account: 'rica@example.com',
  bankType: 'EWALLET_CONCHA',
  accountType: null,
};

it('setWithdrawalPassword', async () => {
  const server = fakeServer(jsonReply(answerExample('setWithdrawalPassword', 'set')));
  const input = {
    withdrawalPassword: '246810',
    withdrawalPasswordConfirmation: '246810',
    password: 'segredo1',
  };
  expect(await setWithdrawalPassword(server.api, input)).toBeUndefined();
  const { body } = server.onlyRequest();
  expect(body).toEqual({ qk_pwd: '246810', qk_pwd_confirmation: '246810', password: 'segredo1' });
  expect(requestViolations('setWithdrawalPassword', body)).toEqual([]);
});

it('listBankAccounts tells PIX keys from cards, and which banks there are', async () => {
  const { api } = fakeServer(jsonReply(answerExample('listBankAccounts', 'accounts')));
  expect(await listBankAccounts(api)).toEqual({
    accounts: [pixAccount, card],
    banks: [{ code: '001', name: 'Banco do Brasil' }],
    wallets: [],
  });
});

it('listBankAccounts tells e-wallets from banks, where the operator pays to any', async () => {
  const { data, ...answer } = answerExample('listBankAccounts', 'accounts') as { data: object[] };
  const row = {
    ...data[1],
    id: 5,
    card_no: 'rica@example.com',
    bank_type: 'EWALLET_CONCHA',
    account_type: null,
  };
  const bank_type = { EWALLET_CONCHA: 'Carteira Concha', '001': 'Banco do Brasil' };
  const { api } = fakeServer(jsonReply({ ...answer, data: [row], bank_type }));
  expect(await listBankAccounts(api)).toEqual({
    accounts: [wallet],
    banks: [{ code: '001', name: 'Banco do Brasil' }],
    wallets: [{ code: 'EWALLET_CONCHA', name: 'Carteira Concha' }],
  });
});

it('listMaskedBankAccounts', async () => {
  const { api } = fakeServer(jsonReply(answerExample('listMaskedBankAccounts', 'accounts')));
  expect(await listMaskedBankAccounts(api)).toEqual([{ ...pixAccount, account: '***.982.247-**' }]);
});

it.each([
  ['cpf', 'PIX_CPF'],
  ['cnpj', 'PIX_CNPJ'],
  ['phone', 'PIX_PHONE'],
  ['email', 'PIX_EMAIL'],
  ['evp', 'PIX_EVP'],
] as const)('saveBankAccount sends a PIX key of type %s as %s', async (pixKeyType, bankType) => {
  const server = fakeServer(jsonReply(answerExample('saveBankAccount', 'saved')));
  const input = { ...pixAccount, pixKeyType, bankType: '', cpf: '52998224725' };
  expect(await saveBankAccount(server.api, input)).toEqual(pixAccount);
  const { body } = server.onlyRequest();
  expect(body).toEqual({
    card_no: '52998224725',
    bank_type: bankType,
    owner_name: 'Ricarda Souza',
    cpf_id: '52998224725',
  });
  expect(requestViolations('saveBankAccount', body)).toEqual([]);
});

it('saveBankAccount sends a card under its bank', async () => {
  const server = fakeServer(jsonReply(answerExample('saveBankAccount', 'saved')));
  await saveBankAccount(server.api, { ...card, account: '98765-4321', cpf: '52998224725' });
  const { body } = server.onlyRequest();
  expect(body).toMatchObject({ card_no: '98765-4321', bank_type: '001', account_type: 'savings' });
  expect(requestViolations('saveBankAccount', body)).toEqual([]);
});

it.each([
  [card, 'accountType'],
  [pixAccount, 'pixKeyType'],
] as const)('saveBankAccount says of what the server refuses: %j', async (account, field) => {
  const errors = { [field === 'accountType' ? 'account_type' : 'bank_type']: ['no'] };
  const { api } = fakeServer(jsonReply({ message: 'no', errors }, 422));
  await expect(saveBankAccount(api, { ...account, cpf: '52998224725' })).rejects.toMatchObject({
    problem: { kind: 'invalid', fields: { [field]: 'no' } },
  });
});

it.each([null, undefined, '', 'investment', 3])(
  'an account of type %j is one of no known type',
  async (type) => {
    const { api } = fakeServer(
      jsonReply({
        status: 'success',
        code: 200,
        message: 'success',
        data: [
          { id: 4, card_no: '****4321', bank_type: '001', owner_name: 'Ricarda Souza', account_type: type },
        ],
      }),
    );
    expect(await listMaskedBankAccounts(api)).toEqual([{ ...card, accountType: null }]);
  },
);

it('getWithdrawalRules', async () => {
  const { api } = fakeServer(jsonReply(answerExample('getWithdrawalRules', 'rules')));
  expect(await getWithdrawalRules(api)).toEqual({
    min: 2000,
    max: 1_000_000,
    leftToday: 3,
    perDay: null,
    turnoverLeft: 0,
    turnover: [],
    bonusMoney: 0,
    gameMoney: 0,
    generalFee: { basisPoints: 500, min: 100, max: 50_000 },
    mandatoryFee: { basisPoints: 0, min: 0, max: 0 },
    freeLeft: 0,
    hours: null,
    opensAt: null,
    fees: [
      { id: 1, name: 'Taxa geral', kind: 'general', basisPoints: 500, min: 100, max: 50_000 },
      { id: 2, name: 'Taxa obrigatória', kind: 'mandatory', basisPoints: 0, min: 0, max: 0 },
    ],
  });
});

it('getWithdrawalRules of a member with open turnover, out of hours', async () => {
  const { api } = fakeServer(jsonReply(answerExample('getWithdrawalRules', 'closed')));
  expect(await getWithdrawalRules(api)).toMatchObject({
    perDay: 5,
    freeLeft: 1,
    mandatoryFee: { basisPoints: 0, min: 350, max: 350 },
    hours: { from: 8, to: 22 },
    opensAt: '2026-05-05T11:00:00.000Z',
    turnover: [
      { kind: 'deposit', source: null, required: 20_000, left: 10_000, since: '2026-05-03T23:00:00.000Z' },
      {
        kind: 'reward',
        source: 'firstDeposit',
        required: 50_000,
        left: 50_000,
        since: '2026-05-04T22:30:00.000Z',
      },
    ],
  });
});

it.each([
  ['hours', ['8', null, { from: 8 }, []]],
  ['opens_at', ['soon', 0]],
  ['turnover', [{}, [{ kind: 'deposit' }]]],
] as const)('withdrawal rules whose %s nobody can read are still rules', async (field, values) => {
  const answer = answerExample('getWithdrawalRules', 'closed') as { data: object };
  for (const value of values) {
    const { api } = fakeServer(jsonReply({ ...answer, data: { ...answer.data, [field]: value } }));
    expect(await getWithdrawalRules(api)).toMatchObject({ min: 2000, leftToday: 3 });
  }
});

const keys = [
  ['cpf', '52998224725', 'cpf_id'],
  ['cnpj', '12ABC34501DE35', 'cnpj'],
  ['phone', '+5511987654321', 'phone_number'],
  ['email', 'rica@example.com', 'email'],
  ['evp', '123e4567-e12b-12d1-a456-426655440000', 'evp'],
] as const;

it.each(keys)('createWithdrawal puts a %s key where it belongs', async (pixKeyType, account, field) => {
  const server = fakeServer(jsonReply(answerExample('createWithdrawal', 'applied')));
  const bankType = `PIX_${pixKeyType.toUpperCase()}`;
  const input = {
    amount: 5000,
    account: { ...pixAccount, pixKeyType, account, bankType },
    remark: 'Aluguel',
    withdrawalPassword: '246810',
  };
  expect(await createWithdrawal(server.api, { input, idempotencyKey: 'key-00000002' })).toEqual({
    billNo: 'W20260504210733001',
  });
  const { body, headers } = server.onlyRequest();
  const empty = { cpf_id: '', cnpj: '', phone_number: '', email: '', evp: '' };
  expect(body).toEqual({
    ...empty,
    [field]: account,
    name: 'Ricarda Souza',
    money: 50,
    account,
    member_bank_id: 3,
    member_bank_text: bankType,
    member_remark: 'Aluguel',
    qk_pwd: '246810',
    payment_type: 'pix',
  });
  expect(headers.get('Idempotency-Key')).toBe('key-00000002');
  expect(requestViolations('createWithdrawal', body)).toEqual([]);
});

it('createWithdrawal to a card leaves all key fields empty', async () => {
  const server = fakeServer(jsonReply(answerExample('createWithdrawal', 'applied')));
  const input = { amount: 5000, account: card, remark: '', withdrawalPassword: '246810' };
  await createWithdrawal(server.api, { input, idempotencyKey: 'key-00000002' });
  const { body } = server.onlyRequest();
  expect(body).toMatchObject({
    payment_type: 'bank',
    cpf_id: '',
    cnpj: '',
    phone_number: '',
    email: '',
    evp: '',
  });
  expect(requestViolations('createWithdrawal', body)).toEqual([]);
});

it('createWithdrawal to an e-wallet names its address', async () => {
  const server = fakeServer(jsonReply(answerExample('createWithdrawal', 'applied')));
  const input = { amount: 5000, account: wallet, remark: '', withdrawalPassword: '246810' };
  await createWithdrawal(server.api, { input, idempotencyKey: 'key-00000002' });
  const { body } = server.onlyRequest();
  expect(body).toMatchObject({
    payment_type: 'ewallet',
    account: 'rica@example.com',
    email: 'rica@example.com',
    member_bank_text: 'EWALLET_CONCHA',
    cpf_id: '',
  });
  expect(requestViolations('createWithdrawal', body)).toEqual([]);
});

it('deleteBankAccount', async () => {
  const server = fakeServer(jsonReply(answerExample('deleteBankAccount', 'removed')));
  expect(await deleteBankAccount(server.api, 3)).toBeUndefined();
  const { method, url } = server.onlyRequest();
  expect(`${method} ${url.pathname}`).toBe('DELETE /api/member/bank/3');
});
