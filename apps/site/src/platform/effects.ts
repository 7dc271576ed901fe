import type { OperationId } from '@fortuna/api/client.ts';

/** What can have happened to a member's data without a write of ours. */
export const happenings = [
  'depositDecided',
  'withdrawalDecided',
  'gamePlayed',
  'gameLeft',
  'moneyTransferred',
  'pageFocused',
  'timeCame',
  'prizeSeen',
  'spinRefused',
] as const;
export type Happening = (typeof happenings)[number];
export type Cause = OperationId | Happening;

const money = [
  'getMember',
  'getAllBalance',
  'listMoneyLog',
  'getOrderDetails',
  'getWithdrawalRules',
] as const;
const news = ['listNotifications', 'listMessages'] as const;
const wheels = ['checkDailyWheel', 'checkLotteryWheel'] as const;
const reward = [...money, ...news, 'listActivities', 'listCoverHistory'] as const;

/**
 * Which operation (or happening) makes which reads stale: the one table, so that no route says it again. `getMember` stands for the
 * member of the session: balance, withdrawal password, level.
 */
export const effects = {
  createDeposit: ['listDeposits', 'getOrderDetails'],
  depositDecided: [
    ...money,
    ...news,
    'listDeposits',
    'quoteDeposit',
    'getVipInfo',
    'listVipHistory',
    'checkFirstDeposit',
    'checkRechargeRebate',
    'listActivities',
    ...wheels,
  ],
  createWithdrawal: [...money, 'listWithdrawals'],
  withdrawalDecided: [...money, ...news, 'listWithdrawals'],
  setWithdrawalPassword: ['getMember'],
  changeWithdrawalPassword: ['getMember', ...news],
  saveBankAccount: ['listBankAccounts', 'listMaskedBankAccounts'],
  deleteBankAccount: ['listBankAccounts', 'listMaskedBankAccounts'],

  launchGame: [...money, 'listGameAccounts', 'listTransfers'],
  transferIn: [...money, 'listGameAccounts', 'listTransfers'],
  transferOut: [...money, 'listTransfers'],
  transferAllOut: [...money, 'listTransfers'],
  moneyTransferred: [...money, 'listTransfers'],
  openGameAccount: ['listGameAccounts'],
  gamePlayed: ['getAllBalance', 'listRecentGames'],
  gameLeft: [
    ...money,
    'listTransfers',
    'listBetRecords',
    'getVipInfo',
    'listVipHistory',
    'listCoverHistory',
    'listActivities',
    'checkLossRelief',
  ],
  addFavourite: ['listFavourites'],
  removeFavourite: ['listFavourites'],

  claimFirstDeposit: [...reward, 'checkFirstDeposit'],
  claimInvitationReward: [
    ...reward,
    'checkInvitationReward',
    'listAgencyRewards',
    'listInvitations',
    'getAgencyRewardSummary',
  ],
  claimLossRelief: [...reward, 'checkLossRelief'],
  claimRechargeRebate: [...reward, 'checkRechargeRebate'],
  claimActivity: [...reward, 'listVipHistory'],
  // Not before the wheel has come to rest (`prizeSeen`): the balance would tell the prize.
  spinDailyWheel: [],
  spinLotteryWheel: [],
  prizeSeen: [...reward, ...wheels],
  // The spins have gone elsewhere.
  spinRefused: wheels,
  collectRebates: [...reward, 'getVipInfo', 'listVipHistory'],

  // Both, for the badge of the frame counts them together.
  readMessages: news,
  deleteMessages: news,
  readNotifications: news,

  updateProfile: ['getMember'],
  setProfilePicture: ['getMember', 'getProfilePicture'],
  bindEmail: ['getMember', ...news],
  sendEmailCode: [],
  changePassword: ['getMember', ...news],
  verifyPassword: [],
  sendPasswordCode: [],
  // Who is logged in here has been, too.
  resetPassword: ['getMember'],
  // Who registers the first one becomes an agent.
  registerSubordinate: ['getMember', 'listInvitations', 'listAgencyRewards'],

  // Hours, limits and turnover change without the page.
  pageFocused: ['getMember', 'getWithdrawalRules', ...news, ...wheels],
  // A deadline or a midnight that a page counted down to.
  timeCame: ['listActivities', 'checkFirstDeposit', 'checkLossRelief', 'checkRechargeRebate', ...wheels],
  login: [],
  register: [],
  logout: [],
} as const satisfies Partial<Record<Cause, readonly OperationId[]>>;
