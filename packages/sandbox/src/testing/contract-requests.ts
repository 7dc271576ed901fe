import type { OperationId } from '../contract/document.ts';
import { accountRequests } from './account-requests.ts';
import type { OperationRequest } from './operation-request.ts';
import { promotionRequests } from './promotion-requests.ts';
import { depositOf, openGame, type TestSandbox, withdrawalOf } from './test-sandbox.ts';
import { transferRequests } from './transfer-requests.ts';

/** A request for every operation of the contract that it answers with a success. */
export function contractRequests(sandbox: TestSandbox): Readonly<Record<OperationId, OperationRequest>> {
  const game = openGame();
  return {
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
    getGame: { query: `platType=${game.providerKey}&gameCode=${game.code}` },
    listPopularGames: { query: 'name=' },
    listPromotedGames: { query: 'name=rica' },
    listRecentWins: {},
    launchGame: { body: () => ({ platType: game.providerKey, gameCode: game.code, currency: 'BRL' }) },
    ...transferRequests(sandbox),
    getAllBalance: { query: 'currency=BRL&platType=' },
    listBetRecords: {
      query: 'lang=zh_cn',
      body: () => ({ gameType: 'slots', start_at: '2020-01-01 00:00:00' }),
    },
    listPaymentMethods: { query: 'domain=localhost' },
    listPaymentChannels: { query: 'domain=localhost' },
    createDeposit: { body: () => depositOf(100) },
    quoteDeposit: { query: 'money=100' },
    listDeposits: { query: 'lang=zh_cn', body: () => ({ status: 2 }) },
    setWithdrawalPassword: {
      as: 'sempin',
      body: () => ({ qk_pwd: '135790', qk_pwd_confirmation: '135790' }),
    },
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
}
