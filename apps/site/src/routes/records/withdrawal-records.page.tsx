import { listWithdrawals } from '@fortuna/api/calls/records.ts';
import { WithdrawalRecordsScreen } from '@fortuna/ui/screens/records/WithdrawalRecords/WithdrawalRecordsScreen.tsx';
import { memberRead } from '../../platform/reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { statusFilter } from './status-filter.ts';
import { useRecords } from './use-records.ts';

const records = memberRead('listWithdrawals', listWithdrawals, { freshFor: 0 });

function WithdrawalRecords() {
  return <WithdrawalRecordsScreen {...useRecords({ ...statusFilter, read: records })} />;
}

export const page = defineMemberPage({ path: '/withdrawalRecord' }, WithdrawalRecords);
