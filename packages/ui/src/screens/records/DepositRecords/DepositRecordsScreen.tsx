import { formatCount } from '@fortuna/domain/count.ts';
import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import type { MoneyRecordPage } from '@fortuna/domain/model/records.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { RecordItem } from '../../../components/RecordList/RecordList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { RecordsScreen } from '../RecordsScreen/RecordsScreen.tsx';
import type { RecordsProps } from '../RecordsScreen/RecordsScreen.view.ts';
import { type StatusChoice, StatusFilter } from '../RecordsScreen/StatusFilter.tsx';
import { reviewTones } from '../status-tone.ts';

export const depositRecordsStates = ['Records', 'Refreshing', 'Empty', 'Skeleton'] as const;

export interface DepositFilter {
  readonly status: StatusChoice;
}

export type DepositRecordsProps = RecordsProps<DepositFilter, MoneyRecordPage<DepositOrder>>;

/** `/rechargeRecord`: every deposit order, with the way back into those that are still to be paid. */
export function DepositRecordsScreen({ view, filter, onFilter, onPage }: DepositRecordsProps) {
  const { t } = useTranslation('records');
  const language = useSiteLanguage();
  const words = t('status', { returnObjects: true });

  function toRecord(order: DepositOrder): RecordItem {
    const isPending = order.status === 'pending';
    return {
      id: order.billNo,
      title: order.methodType.endsWith('pix') ? t('deposits.methodPix') : t('deposits.methodOther'),
      sub: [order.billNo, ...(order.reason ? [t('deposits.reason', { reason: order.reason })] : [])],
      facts: { date: formatDateTime(order.createdAt, language) },
      amount: formatMoney(order.amount, language, order.status === 'approved' ? { sign: 'always' } : {}),
      amountTone: order.status === 'approved' ? 'in' : 'plain',
      status: { tone: reviewTones[order.status], label: words[order.status] },
      href: isPending ? to('/recharge-payment', { bill_no: order.billNo }) : undefined,
    };
  }

  return (
    <RecordsScreen
      kind="deposits"
      title={t('deposits.title')}
      view={view}
      onPage={onPage}
      filters={
        <StatusFilter value={filter.status} words={words} onChange={(status) => onFilter({ status })} />
      }
      totals={(page) => [
        { id: 'sum', label: t('deposits.total'), value: <WalletAmount amount={page.sum} /> },
        { id: 'count', label: t('deposits.records'), value: formatCount(page.total, language) },
      ]}
      heads={{
        title: t('heads.method'),
        facts: [{ id: 'date', label: t('heads.date') }],
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
