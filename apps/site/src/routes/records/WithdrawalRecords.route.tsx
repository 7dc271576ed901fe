import { listWithdrawals } from '@fortuna/api/calls/records.ts';
import { WithdrawalRecords } from '@fortuna/ui/screens/records/WithdrawalRecords/WithdrawalRecords.tsx';
import { paths } from '../../paths.ts';
import { currentApi } from '../../shell/api.ts';
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
  return <WithdrawalRecords view={view} links={links} onFilter={onFilter} {...actions} />;
}
