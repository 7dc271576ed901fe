import { listDeposits } from '@fortuna/api/calls/records.ts';
import { DepositRecordsScreen } from '@fortuna/ui/screens/records/DepositRecords/DepositRecordsScreen.tsx';
import { memberRead } from '../../platform/reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { reviewFilter } from './review-filter.ts';
import { useRecords } from './use-records.ts';

const records = memberRead('listDeposits', listDeposits, { freshFor: 0 });

function DepositRecords() {
  return <DepositRecordsScreen {...useRecords({ ...reviewFilter, read: records })} />;
}

export const page = defineMemberPage({ path: '/rechargeRecord' }, DepositRecords);
