import { listDeposits } from '@fortuna/api/calls/records.ts';
import { DepositRecordsScreen } from '@fortuna/ui/screens/records/DepositRecords/DepositRecordsScreen.tsx';
import { paths } from '../../paths.ts';
import { currentApi } from '../../platform/api.ts';
import { statusFilter } from './status-filter.ts';
import { recordsLinks, recordsPageSize, useRecords } from './use-records.ts';

const links = {
  ...recordsLinks,
  deposit: paths.deposit,
  payment: (order: { readonly billNo: string }) => paths.payment(order.billNo),
};

export function Component() {
  const { view, actions, onFilter } = useRecords({
    ...statusFilter,
    name: 'deposits',
    load: ({ status }, page, signal) =>
      listDeposits(
        currentApi(),
        { page, pageSize: recordsPageSize, status: status ?? undefined },
        { signal },
      ),
  });
  return <DepositRecordsScreen view={view} links={links} onFilter={onFilter} {...actions} />;
}
