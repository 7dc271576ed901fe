import { listOrderAssociations } from '@fortuna/api/calls/orders.ts';
import { AssociationsScreen } from '@fortuna/ui/screens/orders/Associations/AssociationsScreen.tsx';
import { memberRead } from '../../platform/reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { useRecords } from '../records/use-records.ts';

const associations = memberRead('listOrderAssociations', listOrderAssociations, { freshFor: 0 });

function Associations() {
  const { view, onPage } = useRecords({
    read: associations,
    readFilter: () => ({}),
    writeFilter: () => ({}),
    toQuery: () => ({}),
  });
  return <AssociationsScreen view={view} onPage={onPage} />;
}

export const page = defineMemberPage({ path: '/order-center/association' }, Associations);
