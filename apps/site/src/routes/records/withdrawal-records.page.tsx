import { listWithdrawals } from '@fortuna/api/calls/records.ts';
import { WithdrawalRecordsScreen } from '@fortuna/ui/screens/records/WithdrawalRecords/WithdrawalRecordsScreen.tsx';
import { paths } from '../../paths.ts';
import { currentApi } from '../../platform/api.ts';
import { statusFilter } from './status-filter.ts';
import { recordsLinks, recordsPageSize, useRecords } from './use-records.ts';

const links = {
  ...recordsLinks,
  withdraw: paths.withdraw(),
  review: (withdrawal: { readonly billNo: string }) => paths.withdraw({ bill_no: withdrawal.billNo }),
};

export function Component() {
  const { view, actions, onFilter } = useRecords({
    ...statusFilter,
    name: 'withdrawals',
    load: ({ status }, page, signal) =>
      listWithdrawals(
        currentApi(),
        { page, pageSize: recordsPageSize, status: status ?? undefined },
        { signal },
      ),
  });
  return <WithdrawalRecordsScreen view={view} links={links} onFilter={onFilter} {...actions} />;
}
