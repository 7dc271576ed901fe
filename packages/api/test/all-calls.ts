import type { NewBankAccount } from '@fortuna/domain/model/cashier.ts';
import {
  getProfilePicture,
  listProfilePictures,
  setProfilePicture,
  updateProfile,
} from '../src/calls/account.ts';
import {
  bindEmail,
  changePassword,
  changeWithdrawalPassword,
  sendEmailCode,
  verifyPassword,
} from '../src/calls/account-security.ts';
import {
  getCommissionSummary,
  listBettingCommissions,
  listCommissionSettlements,
  listCommissions,
  listDepositCommissions,
  listInvitations,
  registerSubordinate,
} from '../src/calls/agency.ts';
import { createCaptcha, getMember, login, logout, register } from '../src/calls/auth.ts';
import { resetPassword, sendPasswordCode } from '../src/calls/auth-password.ts';
import {
  createDeposit,
  listPaymentChannels,
  listPaymentMethods,
  quoteDeposit,
} from '../src/calls/cashier.ts';
import {
  createWithdrawal,
  deleteBankAccount,
  getWithdrawalRules,
  listBankAccounts,
  listMaskedBankAccounts,
  saveBankAccount,
  setWithdrawalPassword,
} from '../src/calls/cashier-withdrawals.ts';
import { listPopularGames, listPromotedGames, listProviders } from '../src/calls/games.ts';
import { listGameAccounts, openGameAccount } from '../src/calls/games-accounts.ts';
import { getGame, listGames } from '../src/calls/games-catalogue.ts';
import { addFavourite, listFavourites, removeFavourite } from '../src/calls/games-favourites.ts';
import { listLiveTables } from '../src/calls/games-live.ts';
import { getGameMoney, launchGame } from '../src/calls/games-play.ts';
import { getRoundProof } from '../src/calls/games-proof.ts';
import { listRecentGames } from '../src/calls/games-recent.ts';
import { listTransfers, transfer } from '../src/calls/games-transfers.ts';
import { listRecentWins } from '../src/calls/games-wins.ts';
import {
  deleteMessages,
  listAnnouncements,
  listMessages,
  listNotifications,
  listSupportChannels,
  readMessages,
  readNotifications,
} from '../src/calls/information.ts';
import { getOrderDetails, listOrderAssociations } from '../src/calls/orders.ts';
import { claimActivity, listActivities } from '../src/calls/promotions-activities.ts';
import {
  checkFirstDeposit,
  checkRewards,
  claimFirstDeposit,
  claimReward,
} from '../src/calls/promotions-rewards.ts';
import { getWheel, spinWheel } from '../src/calls/promotions-wheels.ts';
import { listBets, listDeposits, listWithdrawals } from '../src/calls/records.ts';
import { listMovements } from '../src/calls/records-money-log.ts';
import {
  getHostLanguage,
  getSiteConfiguration,
  listLanguages,
  listSiteLanguages,
  listSocialLinks,
} from '../src/calls/site.ts';
import { collectRebates, getVipInfo, listCovers, listVipHistory, listVipLevels } from '../src/calls/vip.ts';
import type { Api, OperationId } from '../src/client.ts';

const memberId = 7;
const idempotencyKey = 'key-00000001';
const firstPage = { page: 1 };
const host = 'casa.example.com';
const password = 'segredo1';
const pin = '246810';
const email = 'rica@example.com';
const credentials = { name: 'rica_2026', password, captchaKey: 'k', captcha: 'abcd' };
const withdrawalPasswords = { withdrawalPassword: pin, withdrawalPasswordConfirmation: pin };
const channel = {
  id: 11,
  methodType: 'online_pix',
  name: 'PIX Maré',
  min: 2000,
  max: 5_000_000,
  description: null,
  feeBasisPoints: 0,
  feeFixed: 0,
  minutes: 0,
  isOpen: true,
};
const account: NewBankAccount & { readonly id: number } = {
  id: 3,
  kind: 'pix',
  pixKeyType: 'cpf',
  account: '52998224725',
  bankType: 'PIX_CPF',
  accountType: null,
  ownerName: 'Ricarda Souza',
  cpf: '52998224725',
};

type CallOf = (api: Api) => Promise<unknown>;

export interface NamedRead {
  readonly operation: OperationId;
  readonly call: CallOf;
}

function read(operation: OperationId, call: CallOf): NamedRead {
  return { operation, call };
}

/** Every call that changes nothing. Two of them may use the same operation. */
export const reads: readonly NamedRead[] = [
  read('createCaptcha', (api) => createCaptcha(api)),
  read('getMember', (api) => getMember(api)),
  read('listProviders', (api) => listProviders(api)),
  read('listGames', (api) => listGames(api, firstPage)),
  read('listPopularGames', (api) => listPopularGames(api)),
  read('listPromotedGames', (api) => listPromotedGames(api)),
  read('getGame', (api) => getGame(api, { providerKey: 'mangue', code: 'tide-treasure' })),
  read('getAllBalance', (api) => getGameMoney(api)),
  read('listFavourites', (api) => listFavourites(api, { memberId, memberName: 'rica' })),
  read('listTransfers', (api) => listTransfers(api, firstPage)),
  read('listRecentGames', (api) => listRecentGames(api)),
  read('listRecentWins', (api) => listRecentWins(api)),
  read('listLiveTables', (api) => listLiveTables(api)),
  read('getRoundProof', (api) => getRoundProof(api, { round: '41' })),
  read('listGameAccounts', (api) => listGameAccounts(api)),
  read('listBetRecords', (api) => listBets(api, firstPage)),
  read('listPaymentMethods', (api) => listPaymentMethods(api)),
  read('listPaymentChannels', (api) => listPaymentChannels(api)),
  read('quoteDeposit', (api) => quoteDeposit(api, 10_000)),
  read('listDeposits', (api) => listDeposits(api, firstPage)),
  read('listWithdrawals', (api) => listWithdrawals(api, firstPage)),
  read('listMoneyLog', (api) => listMovements(api, firstPage)),
  read('listMaskedBankAccounts', (api) => listMaskedBankAccounts(api)),
  read('listBankAccounts', (api) => listBankAccounts(api)),
  read('getWithdrawalRules', (api) => getWithdrawalRules(api)),
  read('listProfilePictures', (api) => listProfilePictures(api)),
  read('getProfilePicture', (api) => getProfilePicture(api, memberId)),
  read('checkFirstDeposit', (api) => checkFirstDeposit(api, { memberName: 'rica', site: 'casa' })),
  read('checkInvitationReward', (api) => checkRewards(api, { source: 'invitation', memberId })),
  read('checkLossRelief', (api) => checkRewards(api, { source: 'lossRelief', memberId })),
  read('checkRechargeRebate', (api) => checkRewards(api, { source: 'depositRebate', memberId })),
  read('checkDailyWheel', (api) => getWheel(api, { wheel: 'daily', memberId })),
  read('checkLotteryWheel', (api) => getWheel(api, { wheel: 'lottery', memberId })),
  read('listActivities', (api) => listActivities(api)),
  read('getVipInfo', (api) => getVipInfo(api)),
  read('listVipLevels', (api) => listVipLevels(api)),
  read('listVipHistory', (api) => listVipHistory(api, firstPage)),
  read('listCoverHistory', (api) => listCovers(api, firstPage)),
  read('getAgencyRechargeMechanism', (api) => listDepositCommissions(api)),
  read('getAgencyBettingMechanism', (api) => listBettingCommissions(api)),
  read('getAgencySettlementMechanism', (api) => listCommissionSettlements(api)),
  read('listInvitations', (api) => listInvitations(api, firstPage)),
  read('listAgencyRewards', (api) => listCommissions(api, firstPage)),
  read('getAgencyRewardSummary', (api) => getCommissionSummary(api)),
  read('listSupportChannels', (api) => listSupportChannels(api)),
  read('listNotifications', (api) => listNotifications(api, firstPage)),
  read('listAnnouncements', (api) => listAnnouncements(api)),
  read('listMessages', (api) => listMessages(api, firstPage)),
  read('getOrderDetails', (api) => getOrderDetails(api, firstPage)),
  read('listOrderAssociations', (api) => listOrderAssociations(api, firstPage)),
  read('listLanguages', (api) => listLanguages(api)),
  read('getHostLanguage', (api) => getHostLanguage(api, host)),
  read('listSiteLanguages', (api) => listSiteLanguages(api, 'casa')),
  read('getSiteConfiguration', (api) => getSiteConfiguration(api)),
  read('listSocialLinks', (api) => listSocialLinks(api, 'casa')),
];

export interface NamedWrite extends NamedRead {
  /** Parts of the answer without which its outcome is unknown; dotted. */
  readonly essential: readonly string[];
  /** A form stands behind it, so a refusal's messages must reach the form's fields. */
  readonly hasForm: boolean;
}

function write(operation: OperationId, call: CallOf, essential: readonly string[] = []): NamedWrite {
  return { operation, call, essential, hasForm: false };
}

function formWrite(operation: OperationId, call: CallOf, essential: readonly string[] = []): NamedWrite {
  return { operation, call, essential, hasForm: true };
}

const credited = ['data.reward_amount'];
const spun = ['data.id', 'data.prize_id'];
const claim = { memberId, rewardId: 5, idempotencyKey };
const favourite = { memberId, gameId: 12 };
const moved = ['data.bill_no', 'data.money'];
const move = (kind: 'in' | 'out') => ({ kind, providerKey: 'mangue', amount: 10_000 });

export const writes: readonly NamedWrite[] = [
  formWrite('login', (api) => login(api, credentials), ['data.access_token']),
  formWrite(
    'register',
    (api) =>
      register(api, {
        ...credentials,
        passwordConfirmation: password,
        phone: '11987654321',
        inviteCode: 'RICA26',
        isAdult: true,
      }),
    ['token'],
  ),
  write('logout', (api) => logout(api)),
  write('launchGame', (api) => launchGame(api, { providerKey: 'mangue', code: 'tide-treasure' }), [
    'data.url',
  ]),
  write('addFavourite', (api) => addFavourite(api, favourite)),
  write('removeFavourite', (api) => removeFavourite(api, favourite)),
  formWrite(
    'createDeposit',
    (api) => createDeposit(api, { input: { amount: 10_000, channel }, idempotencyKey }),
    ['data.bill_no', 'data.money'],
  ),
  formWrite('setWithdrawalPassword', (api) =>
    setWithdrawalPassword(api, { ...withdrawalPasswords, password }),
  ),
  formWrite(
    'createWithdrawal',
    (api) =>
      createWithdrawal(api, {
        input: { amount: 5000, account, remark: '', withdrawalPassword: pin },
        idempotencyKey,
      }),
    ['data.bill_no'],
  ),
  formWrite('saveBankAccount', (api) => saveBankAccount(api, account), [
    'data.id',
    'data.bank_type',
    'data.card_no',
    'data.owner_name',
  ]),
  write('deleteBankAccount', (api) => deleteBankAccount(api, 3)),
  write('setProfilePicture', (api) => setProfilePicture(api, { memberId, url: '/pictures/3.svg' })),
  formWrite(
    'updateProfile',
    (api) =>
      updateProfile(api, {
        nickname: 'Rica',
        realName: 'Ricarda Souza',
        gender: 'female',
        language: 'pt',
        isAutoTransferOn: true,
      }),
    ['data.is_tips_on', 'data.is_in_on', 'data.is_trans_on'],
  ),
  formWrite('verifyPassword', (api) => verifyPassword(api, password), ['data.ticket', 'data.expires_at']),
  formWrite('changePassword', (api) =>
    changePassword(api, { oldPassword: password, password: 'segredo2', passwordConfirmation: 'segredo2' }),
  ),
  formWrite('changeWithdrawalPassword', (api) =>
    changeWithdrawalPassword(api, { oldWithdrawalPassword: '135790', ...withdrawalPasswords }),
  ),
  formWrite('sendEmailCode', (api) => sendEmailCode(api, { email, ticket: 't-1' }), [
    'data.expires_at',
    'data.resend_at',
  ]),
  formWrite('sendPasswordCode', (api) => sendPasswordCode(api, 'rica_2026'), [
    'data.expires_at',
    'data.resend_at',
  ]),
  formWrite('resetPassword', (api) =>
    resetPassword(api, { name: 'rica_2026', code: '123456', password, passwordConfirmation: password }),
  ),
  formWrite('bindEmail', (api) => bindEmail(api, { email, code: '123456' })),
  write(
    'claimFirstDeposit',
    (api) => claimFirstDeposit(api, { memberName: 'rica', site: 'casa', idempotencyKey }),
    credited,
  ),
  write('claimInvitationReward', (api) => claimReward(api, { source: 'invitation', ...claim }), credited),
  write('claimLossRelief', (api) => claimReward(api, { source: 'lossRelief', ...claim }), credited),
  write('claimRechargeRebate', (api) => claimReward(api, { source: 'depositRebate', ...claim }), credited),
  write('spinDailyWheel', (api) => spinWheel(api, { wheel: 'daily', memberId, idempotencyKey }), spun),
  write('spinLotteryWheel', (api) => spinWheel(api, { wheel: 'lottery', memberId, idempotencyKey }), spun),
  write(
    'claimActivity',
    (api) => claimActivity(api, { code: 'exchange', tierId: 2, idempotencyKey }),
    credited,
  ),
  write('collectRebates', (api) => collectRebates(api, { memberId, idempotencyKey }), credited),
  formWrite(
    'registerSubordinate',
    (api) => registerSubordinate(api, { phone: '11987654321', inviteCode: 'RICA26', memberId: 9 }),
    ['data.id', 'data.name', 'data.level_name', 'data.created_at'],
  ),
  write('openGameAccount', (api) => openGameAccount(api, 'boto-rosa'), [
    'data.api_name',
    'data.title',
    'data.game_count',
  ]),
  formWrite('transferIn', (api) => transfer(api, { order: move('in'), idempotencyKey }), moved),
  formWrite('transferOut', (api) => transfer(api, { order: move('out'), idempotencyKey }), moved),
  write('transferAllOut', (api) => transfer(api, { order: { kind: 'allOut' }, idempotencyKey }), moved),
  write('readNotifications', (api) => readNotifications(api), ['unread']),
  write('readMessages', (api) => readMessages(api), ['unread']),
  write('deleteMessages', (api) => deleteMessages(api), ['unread']),
];
