import { formatCount } from '@fortuna/domain/count.ts';
import type { Withdrawal } from '@fortuna/domain/model/cashier.ts';
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

export const withdrawalRecordsStates = ['Records', 'Refreshing', 'ByDay', 'Empty'] as const;

export type WithdrawalRecordsProps = RecordsProps<ReviewFilter, MoneyRecordPage<Withdrawal>>;

/** In one piece: a line may end behind a hyphen, but for the joiner. */
const unbroken = (account: string): string => account.replaceAll('-', '-\u2060');

/** `/withdrawalRecord`: every withdrawal with its fee, what arrives, and the reviewer's word. */
export function WithdrawalRecordsScreen({ view, filter, onFilter, onPage }: WithdrawalRecordsProps) {
  const { t } = useTranslation('records');
  const language = useSiteLanguage();
  const time = useRecordTime();
  const words = t('withdrawals.review', { returnObjects: true });

  function toRecord(withdrawal: Withdrawal): RecordItem {
    const { amount, fee } = withdrawal;
    const { text: date, day } = time.of(withdrawal.createdAt);
    return {
      id: withdrawal.billNo,
      day,
      title: t('withdrawals.to', { account: unbroken(withdrawal.account) }),
      number: withdrawal.billNo,
      sub: [
        ...(withdrawal.reason ? [t('deposits.reason', { reason: withdrawal.reason })] : []),
        ...(withdrawal.remark ? [t('withdrawals.remark', { remark: withdrawal.remark })] : []),
      ],
      facts: {
        date,
        // Of what was rejected no fee is taken and nothing arrives.
        ...(withdrawal.status !== 'rejected' && {
          fee: formatMoney(fee, language),
          net: formatMoney(amount - fee, language),
        }),
      },
      amount: formatMoney(amount, language),
      amountTone: amountToneOf(withdrawal.status, 'out'),
      status: { tone: reviewTones[withdrawal.status], label: words[withdrawal.status] },
      href: to('/withdraw', { bill_no: withdrawal.billNo }),
    };
  }

  return (
    <RecordsScreen
      kind="withdrawals"
      title={t('withdrawals.title')}
      view={view}
      filter={filter}
      onFilter={onFilter}
      onPage={onPage}
      filters={<ReviewFilters filter={filter} words={words} onChange={onFilter} />}
      totals={(page) => [
        { id: 'sum', label: t('withdrawals.total'), value: <WalletAmount amount={page.sum} /> },
        { id: 'count', label: t('deposits.records'), value: formatCount(page.total, language) },
      ]}
      heads={{
        title: t('heads.account'),
        facts: [
          { id: 'date', label: time.head },
          { id: 'fee', label: t('heads.fee'), isMoney: true },
          { id: 'net', label: t('heads.net'), isMoney: true },
        ],
        status: t('heads.status'),
        amount: t('heads.amount'),
      }}
      toRecords={(page) => page.items.map(toRecord)}
      emptyAction={
        <ButtonLink href={to('/withdraw')} variant="primary">
          {t('withdrawals.emptyAction')}
        </ButtonLink>
      }
    />
  );
}
