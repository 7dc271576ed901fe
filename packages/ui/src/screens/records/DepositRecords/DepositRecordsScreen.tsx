import { formatCount } from '@fortuna/domain/count.ts';
import { type DepositOrder, paymentKindOf } from '@fortuna/domain/model/cashier.ts';
import type { MoneyRecordPage } from '@fortuna/domain/model/records.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { RecordItem } from '../../../components/RecordList/RecordList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { RecordsScreen } from '../RecordsScreen/RecordsScreen.tsx';
import type { RecordsProps } from '../RecordsScreen/RecordsScreen.view.ts';
import { type ReviewFilter, ReviewFilters } from '../RecordsScreen/ReviewFilters.tsx';
import { useRecordTime } from '../RecordsScreen/useRecordTime.ts';
import { amountToneOf, reviewTones } from '../status-tone.ts';

export const depositRecordsStates = [
  'Records',
  'ByDate',
  'BackwardDates',
  'OnAPhone',
  'BookOnAPhone',
  'FeedOnAPhone',
  'RollOnAPhone',
  'Refreshing',
  'Empty',
  'Skeleton',
] as const;

export type DepositRecordsProps = RecordsProps<ReviewFilter, MoneyRecordPage<DepositOrder>>;

/** `/rechargeRecord`: every deposit order, reviewed or not, and the way into each. */
export function DepositRecordsScreen({ view, filter, onFilter, onPage }: DepositRecordsProps) {
  const { t } = useTranslation('records');
  const language = useSiteLanguage();
  const time = useRecordTime();
  const words = t('status', { returnObjects: true });

  function toRecord(order: DepositOrder): RecordItem {
    const { text: date, day } = time.of(order.createdAt);
    return {
      id: order.billNo,
      day,
      title: order.channelName ?? t(`deposits.method.${paymentKindOf(order.methodType)}`),
      number: order.billNo,
      sub: order.reason ? [t('deposits.reason', { reason: order.reason })] : [],
      facts: {
        date,
        ...(order.status !== 'unknown' && {
          review: t(order.status === 'pending' ? 'deposits.notReviewed' : 'deposits.reviewed'),
        }),
      },
      amount: formatMoney(order.amount, language, order.status === 'approved' ? { sign: 'always' } : {}),
      amountTone: amountToneOf(order.status, 'in'),
      status: { tone: reviewTones[order.status], label: words[order.status] },
      href: to('/recharge-payment', { bill_no: order.billNo }),
    };
  }

  return (
    <RecordsScreen
      kind="deposits"
      title={t('deposits.title')}
      view={view}
      filter={filter}
      onFilter={onFilter}
      onPage={onPage}
      filters={<ReviewFilters filter={filter} words={words} onChange={onFilter} />}
      totals={(page) => [
        { id: 'sum', label: t('deposits.total'), value: <WalletAmount amount={page.sum} /> },
        { id: 'count', label: t('deposits.records'), value: formatCount(page.total, language) },
      ]}
      heads={{
        title: t('heads.method'),
        facts: [
          { id: 'date', label: time.head },
          { id: 'review', label: t('heads.review') },
        ],
        status: t('heads.status'),
        amount: t('heads.amount'),
      }}
      toRecords={(page) => page.items.map(toRecord)}
      emptyAction={
        <ButtonLink href={to('/recharge')} variant="primary">
          {t('deposits.emptyAction')}
        </ButtonLink>
      }
    />
  );
}
