import { listSupportChannels } from '@fortuna/api/calls/information.ts';
import { publicRead } from '../../platform/reads.ts';

export const supportChannels = publicRead('listSupportChannels', listSupportChannels);
