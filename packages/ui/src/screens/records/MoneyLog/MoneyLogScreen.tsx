import { type MoneyMovement, type MoneyMovementPage, netResultOf } from '@fortuna/domain/model/records.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { RecordItem } from '../../../components/RecordList/RecordList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useWalletText, WalletAmount } from '../../WalletAmount.tsx';
import { RecordsScreen } from '../RecordsScreen/RecordsScreen.tsx';
import type { RecordsProps } from '../RecordsScreen/RecordsScreen.view.ts';
import type { SummaryItem } from '../RecordsScreen/RecordsSummary.tsx';
import { useRecordTime } from '../RecordsScreen/useRecordTime.ts';
import { type MoneyLogFilter, MoneyLogFilters } from './MoneyLogFilters.tsx';
import { movementLink, orderNumber } from './movement-link.ts';
import { NetResult } from './NetResult.tsx';

export const moneyLogStates = [
  'Movements',
  'EveryKind',
  'OneKind',
  'Won',
  'SumsUnknown',
  'Covered',
  'Refreshing',
  'Empty',
  'Passbook',
  'Bubbles',
  'Slips',
] as const;

export type MoneyLogProps = RecordsProps<MoneyLogFilter, MoneyMovementPage>;

/** `/transactions`: every movement of the wallet with the balance that it left, and what a stretch of time came to. */
export function MoneyLogScreen({ view, filter, onFilter, onPage }: MoneyLogProps) {
  const { t } = useTranslation('records-money-log');
  const language = useSiteLanguage();
  const walletText = useWalletText();
  const time = useRecordTime();

  function toRecord(movement: MoneyMovement): RecordItem {
    const { id, kind, amount, after, at } = movement;
    const { text: date, day } = time.of(at);
    return {
      id: String(id),
      day,
      title: t(`kind.${kind}`),
      number: orderNumber(movement),
      facts: { date, after: walletText(after) },
      amount: formatMoney(amount, language, { sign: 'always' }),
      amountTone: amount > 0 ? 'in' : 'out',
      href: movementLink(movement),
    };
  }

  function totals({ totalIn, totalOut, sums }: MoneyMovementPage): readonly SummaryItem[] {
    const games = sums !== null && filter.kind === null ? netResultOf(sums).games : null;
    return [
      { id: 'in', label: t('in'), value: <WalletAmount amount={totalIn} /> },
      { id: 'out', label: t('out'), value: <WalletAmount amount={totalOut} /> },
      ...(games === null
        ? []
        : [{ id: 'games', label: t('inGames'), value: <WalletAmount amount={games} sign="always" /> }]),
    ];
  }

  return (
    <RecordsScreen
      kind="movements"
      title={t('title')}
      view={view}
      filter={filter}
      onFilter={onFilter}
      onPage={onPage}
      filters={<MoneyLogFilters filter={filter} onChange={onFilter} />}
      totals={totals}
      heads={{
        title: t('movement'),
        facts: [
          { id: 'date', label: time.head },
          { id: 'after', label: t('after'), isMoney: true },
        ],
        amount: t('amount'),
      }}
      toRecords={(page) => page.items.map(toRecord)}
      emptyAction={
        <ButtonLink href={to('/recharge')} variant="primary">
          {t('emptyAction')}
        </ButtonLink>
      }
      closing={({ sums }) => <NetResult sums={sums} />}
    />
  );
}
