import type { DepositOrder } from '@fortuna/domain/model/cashier.ts';
import type { MoneyRecordPage } from '@fortuna/domain/model/records.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { RecordItem } from '../../../components/RecordList/RecordList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { RecordsScreen } from '../RecordsScreen/RecordsScreen.tsx';
import type { RecordsActions, RecordsLinks, RecordsView } from '../RecordsScreen/RecordsScreen.view.ts';
import { type StatusChoice, StatusFilter } from '../RecordsScreen/StatusFilter.tsx';
import { reviewTones } from '../status-tone.ts';

export const depositRecordsStates = [
  'Records',
  'Loading',
  'Refreshing',
  'Empty',
  'Failed',
  'SignedOut',
] as const;

export interface DepositFilter {
  readonly status: StatusChoice;
}

export type DepositRecordsView = RecordsView<DepositFilter, MoneyRecordPage<DepositOrder>>;

export interface DepositRecordsLinks extends RecordsLinks {
  readonly deposit: string;
  /** The payment step of an order that waits for its payment. */
  readonly payment: (order: DepositOrder) => string;
}

export interface DepositRecordsProps extends RecordsActions {
  readonly view: DepositRecordsView;
  readonly links: DepositRecordsLinks;
  readonly onFilter: (filter: DepositFilter) => void;
}

/** `/rechargeRecord`: every deposit order, with the way back into those that are still to be paid. */
export function DepositRecordsScreen({ view, links, onFilter, ...actions }: DepositRecordsProps) {
  const { t } = useTranslation('records');
  const language = useSiteLanguage();
  const words = t('status', { returnObjects: true });

  function toRecord(order: DepositOrder): RecordItem {
    const isPending = order.status === 'pending';
    return {
      id: order.billNo,
      title: order.methodType.endsWith('pix') ? t('deposits.methodPix') : t('deposits.methodOther'),
      meta: [
        formatDateTime(order.createdAt, language),
        order.billNo,
        ...(order.reason ? [t('deposits.reason', { reason: order.reason })] : []),
      ],
      amount: formatMoney(order.amount, language, order.status === 'approved' ? { sign: 'always' } : {}),
      amountTone: order.status === 'approved' ? 'in' : 'plain',
      status: { tone: reviewTones[order.status], label: words[order.status] },
      href: isPending ? links.payment(order) : undefined,
    };
  }

  return (
    <RecordsScreen
      {...actions}
      kind="deposits"
      title={t('deposits.title')}
      links={links}
      records={view.kind === 'list' ? view.records : null}
      filters={
        view.kind === 'list' && (
          <StatusFilter
            value={view.filter.status}
            words={words}
            onChange={(status) => onFilter({ status })}
          />
        )
      }
      totals={(page) => [
        { id: 'sum', label: t('deposits.total'), value: formatMoney(page.sum, language) },
        { id: 'count', label: t('deposits.records'), value: String(page.total) },
      ]}
      toRecords={(page) => page.items.map(toRecord)}
      emptyAction={
        <ButtonLink href={links.deposit} variant="primary">
          {t('deposits.emptyAction')}
        </ButtonLink>
      }
    />
  );
}
