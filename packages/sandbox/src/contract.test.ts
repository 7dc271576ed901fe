import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { contractOperations } from './contract/document.ts';
import { handlers } from './operations/registry.ts';
import { accountRequests } from './testing/account-requests.ts';
import type { OperationRequest } from './testing/operation-request.ts';
import { promotionRequests } from './testing/promotion-requests.ts';
import { depositOf, openGame, testSandbox, withdrawalOf } from './testing/test-sandbox.ts';

const sandbox = testSandbox();
afterAll(() => sandbox.close());

const game = openGame();

/** A request that each operation answers with a success; the table must name every operation. */
const requests: Readonly<Record<keyof typeof handlers, OperationRequest>> = {
  createCaptcha: {},
  login: {
    body: async () => ({ ...(await sandbox.solvedCaptcha()), name: 'rica', password: 'Fortuna!2026' }),
  },
  register: {
    body: async () => ({
      ...(await sandbox.solvedCaptcha()),
      name: 'novata',
      password: 'segredo',
      password_confirmation: 'segredo',
      phone: '11912345678',
      is_adult: true,
    }),
  },
  getMember: {},
  listProviders: {},
  listGames: { query: 'game_type=slots&name=MARE&sort=name&page=1&limit=3' },
  listPopularGames: { query: 'name=' },
  listPromotedGames: { query: 'name=rica' },
  launchGame: { body: () => ({ platType: game.providerKey, gameCode: game.code, currency: 'BRL' }) },
  getAllBalance: { query: 'currency=BRL&platType=' },
  listBetRecords: {
    query: 'lang=zh_cn',
    body: () => ({ gameType: 'slots', start_at: '2020-01-01 00:00:00' }),
  },
  listPaymentMethods: { query: 'domain=localhost' },
  listPaymentChannels: { query: 'domain=localhost' },
  createDeposit: { body: () => depositOf(100) },
  listDeposits: { query: 'lang=zh_cn', body: () => ({ status: 2 }) },
  setWithdrawalPassword: { as: 'sempin', body: () => ({ qk_pwd: '135790', qk_pwd_confirmation: '135790' }) },
  createWithdrawal: { body: () => withdrawalOf(50) },
  listWithdrawals: { body: () => ({ page: 2, limit: 2 }) },
  saveBankAccount: {
    body: () => ({
      card_no: '123e4567-e12b-12d1-a456-426655440000',
      bank_type: 'PIX_EVP',
      owner_name: 'Rica',
      cpf_id: '52998224725',
    }),
  },
  listMaskedBankAccounts: {},
  listBankAccounts: {},
  getWithdrawalRules: {},
  logout: {},
  ...accountRequests(sandbox),
  ...promotionRequests(sandbox),
};

async function send(
  operation: (typeof contractOperations)[number],
  { path = {}, query = '' }: OperationRequest,
  body: unknown,
  token?: string,
) {
  const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
  const address = `${place}?${query}`;
  if (operation.method === 'GET') return sandbox.get(address, token);
  if (operation.method === 'DELETE') return sandbox.delete(address, token);
  return sandbox.post(address, body, token);
}

test('every operation of the contract has a handler, and none is left over', () => {
  expect(Object.keys(handlers).sort()).toEqual(contractOperations.map(({ id }) => id).sort());
});

test.each(contractOperations)('$id succeeds with an answer that fits the contract', async (operation) => {
  const request = requests[operation.id];
  const token = await sandbox.session(request.as ?? 'rica');
  const reply = await send(operation, request, await request.body?.(), token);
  expect(reply).toMatchObject({ status: 200, body: { status: 'success' } });
});

test.each(contractOperations.filter(({ isPublic }) => !isPublic))(
  '$id needs a valid token',
  async (operation) => {
    for (const token of [undefined, 'forged', 'eyJhbGciOiJub25lIn0.eyJzdWIiOjF9.']) {
      const { status, body } = await send(operation, requests[operation.id], {}, token);
      expect({ status, body }).toEqual({ status: 401, body: { message: 'Unauthenticated.' } });
    }
  },
);

test.each(contractOperations)('$id answers odd bodies within the contract', async (operation) => {
  const token = await sandbox.session('nova');
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue())), async (odd) => {
      const { status } = await send(operation, requests[operation.id], odd, token);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 20 },
  );
});

test('unreadable JSON is a 400, an unknown address a 404, a huge body a 413', async () => {
  const response = await sandbox.fetch(
    new Request('http://127.0.0.1:8787/api/auth/login2', { method: 'POST', body: '{"name":' }),
  );
  expect(response.status).toBe(400);
  expect((await sandbox.get('/api/nothing')).status).toBe(404);
  const huge = { name: 'x'.repeat(1024 * 1024 + 1) };
  expect((await sandbox.post('/api/auth/login2?lang=en', huge)).body.message).toBe(
    'The request is too large.',
  );
});

test('messages by field come in the language of the request', async () => {
  const messages = async (lang: string) =>
    (await sandbox.post(`/api/auth/login2?lang=${lang}`, {})).body.errors?.name;
  expect(await messages('en')).toEqual(['This field is required.']);
  expect(await messages('pt')).toEqual(['Este campo é obrigatório.']);
  expect(await messages('cn')).toEqual(['此项为必填。']);
});
