import type { OperationId } from '@fortuna/api/client.ts';

/** What can have happened to a member's data without a write of ours. */
export const happenings = [
  'depositDecided',
  'withdrawalDecided',
  'gamePlayed',
  'gameLeft',
  'pageFocused',
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
    'checkFirstDeposit',
    'checkRechargeRebate',
    'listActivities',
  ],
  createWithdrawal: [...money, 'listWithdrawals'],
  withdrawalDecided: [...money, ...news, 'listWithdrawals'],
  setWithdrawalPassword: ['getMember'],
  changeWithdrawalPassword: [],
  saveBankAccount: ['listBankAccounts', 'listMaskedBankAccounts'],
  deleteBankAccount: ['listBankAccounts', 'listMaskedBankAccounts'],

  launchGame: ['getMember', 'getAllBalance'],
  gamePlayed: ['getAllBalance', 'listRecentGames'],
  gameLeft: [...money, 'listBetRecords', 'getVipInfo', 'listActivities'],
  addFavourite: ['listFavourites'],
  removeFavourite: ['listFavourites'],

  claimFirstDeposit: [...reward, 'checkFirstDeposit'],
  claimInvitationReward: [...reward, 'checkInvitationReward', 'listAgencyRewards'],
  claimLossRelief: [...reward, 'checkLossRelief'],
  claimRechargeRebate: [...reward, 'checkRechargeRebate'],
  claimActivity: reward,
  spinDailyWheel: [...reward, 'checkDailyWheel'],
  spinLotteryWheel: [...reward, 'checkLotteryWheel'],
  collectRebates: [...reward, 'getVipInfo', 'listVipHistory'],

  // Both, for the badge of the frame counts them together.
  readMessages: news,
  deleteMessages: news,
  readNotifications: news,

  updateProfile: ['getMember'],
  setProfilePicture: ['getMember', 'getProfilePicture'],
  bindEmail: ['getMember'],
  sendEmailCode: [],
  changePassword: [],
  verifyPassword: [],
  registerSubordinate: ['listInvitations', 'listAgencyRewards'],

  pageFocused: ['getMember', ...news],
  login: [],
  register: [],
  logout: [],
} as const satisfies Partial<Record<Cause, readonly OperationId[]>>;
