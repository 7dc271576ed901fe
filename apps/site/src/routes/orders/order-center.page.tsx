import { getOrderDetails } from '@fortuna/api/calls/orders.ts';
import { orderKinds } from '@fortuna/domain/model/orders.ts';
import {
  OrderCenterScreen,
  type OrderFilter,
} from '@fortuna/ui/screens/orders/OrderCenter/OrderCenterScreen.tsx';
import { memberRead } from '../../platform/reads.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { dayFilter } from '../records/day-filter.ts';
import { useRecords } from '../records/use-records.ts';

const orders = memberRead('getOrderDetails', getOrderDetails, { freshFor: 0 });

function OrderCenter() {
  const records = useRecords({
    read: orders,
    readFilter: (params): OrderFilter => ({
      ...dayFilter.readFilter(params),
      kind: orderKinds.find((kind) => kind === params.get('kind')) ?? null,
    }),
    writeFilter: ({ kind, ...span }) => ({ ...dayFilter.writeFilter(span), kind }),
    toQuery: ({ kind, ...span }) => ({ ...dayFilter.toQuery(span), kind: kind ?? undefined }),
  });
  return <OrderCenterScreen {...records} />;
}

export const page = defineMemberPage({ path: '/order-center' }, OrderCenter);
