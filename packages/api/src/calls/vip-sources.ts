import type { CoverSource } from '@fortuna/domain/model/vip.ts';
import { codebook } from '../codebook.ts';
import type { components } from '../generated/schema.ts';

/** Which activity gave a reward, in the platform's words. */
export const coverSources = codebook<Exclude<CoverSource, 'unknown'>, components['schemas']['CoverSource']>({
  firstDeposit: 'ftd',
  invitation: 'invitationactivity',
  dailyWheel: 'dailywheel',
  lotteryWheel: 'lotterywheel',
  lossRelief: 'dailyrescue',
  depositRebate: 'rechargerebate',
  rebateWallet: 'fs',
  vip: 'vip',
  agency: 'agency',
  recharge: 'recharge',
  super: 'super',
  treasure: 'treasure',
  mysterious: 'mysterious',
  rescue: 'rescue',
  level: 'level',
  'weekly-Compensation': 'weekly-Compensation',
  magnet: 'magnet',
  exchange: 'exchange',
});
