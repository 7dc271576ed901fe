import { listDeposits } from '@fortuna/api/calls/records.ts';
import { DepositRecords } from '@fortuna/ui/screens/records/DepositRecords/DepositRecords.tsx';
import { paths } from '../../paths.ts';
import { currentApi } from '../../shell/api.ts';
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
  return <DepositRecords view={view} links={links} onFilter={onFilter} {...actions} />;
}
