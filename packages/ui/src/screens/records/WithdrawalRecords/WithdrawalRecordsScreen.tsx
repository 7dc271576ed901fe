import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
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

export const withdrawalRecordsStates = [
  'Records',
  'Loading',
  'Refreshing',
  'Empty',
  'Failed',
  'SignedOut',
] as const;

export interface WithdrawalFilter {
  readonly status: StatusChoice;
}

export type WithdrawalRecordsView = RecordsView<WithdrawalFilter, MoneyRecordPage<Withdrawal>>;

export interface WithdrawalRecordsLinks extends RecordsLinks {
  readonly withdraw: string;
  /** The review of one withdrawal, where there is a page of it. */
  readonly review?: (withdrawal: Withdrawal) => string;
}

export interface WithdrawalRecordsProps extends RecordsActions {
  readonly view: WithdrawalRecordsView;
  readonly links: WithdrawalRecordsLinks;
  readonly onFilter: (filter: WithdrawalFilter) => void;
}

/** `/withdrawalRecord`: every withdrawal with its fee, what arrives, and the reviewer's word. */
export function WithdrawalRecordsScreen({ view, links, onFilter, ...actions }: WithdrawalRecordsProps) {
  const { t } = useTranslation('records');
  const language = useSiteLanguage();
  const words = t('withdrawals.review', { returnObjects: true });

  function toRecord(withdrawal: Withdrawal): RecordItem {
    const { amount, fee } = withdrawal;
    return {
      id: withdrawal.billNo,
      title: t('withdrawals.to', { account: withdrawal.account }),
      meta: [
        formatDateTime(withdrawal.createdAt, language),
        t('withdrawals.fee', { fee: formatMoney(fee, language) }),
        t('withdrawals.net', { net: formatMoney(amount - fee, language) }),
        withdrawal.billNo,
        ...(withdrawal.reason ? [t('deposits.reason', { reason: withdrawal.reason })] : []),
      ],
      amount: formatMoney(amount, language),
      amountTone: withdrawal.status === 'approved' ? 'out' : 'plain',
      status: { tone: reviewTones[withdrawal.status], label: words[withdrawal.status] },
      href: links.review?.(withdrawal),
    };
  }

  return (
    <RecordsScreen
      {...actions}
      kind="withdrawals"
      title={t('withdrawals.title')}
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
        { id: 'sum', label: t('withdrawals.total'), value: formatMoney(page.sum, language) },
        { id: 'count', label: t('deposits.records'), value: String(page.total) },
      ]}
      toRecords={(page) => page.items.map(toRecord)}
      emptyAction={
        <ButtonLink href={links.withdraw} variant="primary">
          {t('withdrawals.emptyAction')}
        </ButtonLink>
      }
    />
  );
}
