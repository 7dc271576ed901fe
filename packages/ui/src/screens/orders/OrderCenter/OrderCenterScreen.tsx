import type { SiteLanguage } from '@fortuna/domain/language.ts';
import type { Order, OrderDetails, OrderKind } from '@fortuna/domain/model/orders.ts';
import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { type AmountTone, type RecordItem, RecordList } from '../../../components/RecordList/RecordList.tsx';
import { vars } from '../../../theme/vars.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import type { DaySpan } from '../../records/RecordsScreen/DayFields.tsx';
import { DayRange } from '../../records/RecordsScreen/DayRange.tsx';
import { PagedRecords } from '../../records/RecordsScreen/PagedRecords.tsx';
import type { RecordsProps } from '../../records/RecordsScreen/RecordsScreen.view.ts';
import { RecordsSkeleton } from '../../records/RecordsScreen/RecordsSkeleton.tsx';
import { amountToneOf, reviewTones } from '../../records/status-tone.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { OrdersPage } from '../parts/OrdersPage.tsx';
import { orderHref } from '../parts/order-links.ts';
import { OrderTotals } from './OrderTotals.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const orderCenterStates = [
  'Orders',
  'OneKind',
  'Refreshing',
  'Nothing',
  'Huge',
  'Covered',
  'Failed',
  'Loading',
] as const;

/** What the orders are narrowed to. */
export interface OrderFilter extends DaySpan {
  readonly kind: OrderKind | null;
}

export type OrderCenterProps = RecordsProps<OrderFilter, OrderDetails>;

/** What it all is, for who asks: the orders come first. */
const Explanation = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** `/order-center`: the four totals of a stretch of time, and the orders behind them (requirement ORDER-01). */
export function OrderCenterScreen({ view, filter, onFilter, onPage }: OrderCenterProps) {
  const { t } = useTranslation('orders');
  return (
    <OrdersPage part="orders" title={t('title')} isSignedOut={view.kind === 'signedOut'}>
      <OrderTotals
        totals={view.kind === 'ready' ? view.content : null}
        kind={filter.kind}
        onKind={(kind) => onFilter({ ...filter, kind })}
      />
      <DayRange span={filter} onChange={(span) => onFilter({ ...filter, ...span })} />
      <PageState view={view} skeleton={<RecordsSkeleton />}>
        {(page) => (
          <Orders
            page={page}
            isRefreshing={view.kind === 'ready' && view.isRefreshing}
            filter={filter}
            onFilter={onFilter}
            onPage={onPage}
          />
        )}
      </PageState>
      <Explanation>
        {t('lead')} {t('totals.note')}
      </Explanation>
    </OrdersPage>
  );
}

/** Which way the money of an order went, once it has gone. */
const directions: Readonly<Record<Order['kind'], AmountTone>> = {
  deposit: 'in',
  bonus: 'in',
  withdrawal: 'out',
  fee: 'out',
  unknown: 'plain',
};

function signedMoney(amount: Centavos, tone: AmountTone, language: SiteLanguage): string {
  const signed = tone === 'out' ? -amount : amount;
  return formatMoney(signed, language, { sign: tone === 'in' ? 'always' : 'auto' });
}

interface OrdersProps extends Pick<OrderCenterProps, 'filter' | 'onFilter' | 'onPage'> {
  readonly page: OrderDetails;
  readonly isRefreshing: boolean;
}

function Orders({ page, isRefreshing, filter, onFilter, onPage }: OrdersProps) {
  const { t } = useTranslation('orders');
  const { t: tRecords } = useTranslation('records');
  const language = useSiteLanguage();

  function toRecord({ id, billNo, kind, amount, status, createdAt }: Order): RecordItem {
    const tone = amountToneOf(status, directions[kind]);
    return {
      id: String(id),
      title: t(`kind.${kind}`),
      number: billNo,
      facts: { date: formatDateTime(createdAt, language) },
      amount: signedMoney(amount, tone, language),
      amountTone: tone,
      status: { tone: reviewTones[status], label: tRecords(`status.${status}`) },
      href: orderHref(kind, billNo),
    };
  }

  return (
    <PagedRecords
      page={page}
      isRefreshing={isRefreshing}
      filter={filter}
      onFilter={onFilter}
      onPage={onPage}
      emptyAction={
        <ButtonLink href={to('/recharge')} variant="primary">
          {t('emptyAction')}
        </ButtonLink>
      }
    >
      <RecordList
        label={t('list')}
        heads={{
          title: t('heads.order'),
          facts: [{ id: 'date', label: t('heads.date') }],
          status: t('heads.status'),
          amount: t('heads.amount'),
        }}
        records={page.items.map(toRecord)}
      />
    </PagedRecords>
  );
}
