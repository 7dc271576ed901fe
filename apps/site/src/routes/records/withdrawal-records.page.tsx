import { listWithdrawals } from '@fortuna/api/calls/records.ts';
import { WithdrawalRecordsScreen } from '@fortuna/ui/screens/records/WithdrawalRecords/WithdrawalRecordsScreen.tsx';
import { memberRead } from '../../platform/reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { reviewFilter } from './review-filter.ts';
import { useRecords } from './use-records.ts';

const records = memberRead('listWithdrawals', listWithdrawals, { freshFor: 0 });

function WithdrawalRecords() {
  return <WithdrawalRecordsScreen {...useRecords({ ...reviewFilter, read: records })} />;
}

export const page = defineMemberPage({ path: '/withdrawalRecord' }, WithdrawalRecords);
