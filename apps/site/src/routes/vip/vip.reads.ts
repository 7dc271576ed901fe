import { getVipInfo, listCovers, listVipHistory, listVipLevels } from '@fortuna/api/calls/vip.ts';
import { memberRead, publicRead } from '../../platform/reads.ts';

export const vipInfo = memberRead('getVipInfo', getVipInfo);
export const vipLevels = publicRead('listVipLevels', listVipLevels);
export const vipHistory = memberRead('listVipHistory', listVipHistory, { freshFor: 0 });
export const covers = memberRead('listCoverHistory', listCovers, { freshFor: 0 });
