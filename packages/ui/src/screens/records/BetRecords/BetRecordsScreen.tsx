import type { BetRecord, BetRecordPage } from '@fortuna/domain/model/records.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { AmountTone, RecordItem } from '../../../components/RecordList/RecordList.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { RecordsScreen } from '../RecordsScreen/RecordsScreen.tsx';
import type { RecordsProps } from '../RecordsScreen/RecordsScreen.view.ts';
import { useRecordTime } from '../RecordsScreen/useRecordTime.ts';
import { type BetFilter, BetFilters, type BetFiltersProps } from './BetFilters.tsx';

export const betRecordsStates = [
  'Records',
  'Refreshing',
  'Empty',
  'NoneOfThese',
  'ProvidersFailed',
  'Passbook',
  'Slips',
] as const;

export interface BetRecordsProps extends RecordsProps<BetFilter, BetRecordPage> {
  /** To choose from. */
  readonly providers: BetFiltersProps['providers'];
}

/** `/game-record`: every bet with what it took and what it gave, by date, type of game, provider and state. */
export function BetRecordsScreen({ view, filter, providers, onFilter, onPage }: BetRecordsProps) {
  const { t } = useTranslation('records');
  const language = useSiteLanguage();
  const time = useRecordTime();

  function toRecord(bet: BetRecord): RecordItem {
    const { text: date, day } = time.of(bet.placedAt);
    return {
      id: bet.id,
      day,
      title: bet.gameName,
      href: to('/fair-play', { round: bet.id }),
      facts: {
        provider: bet.provider,
        date,
        stake: formatMoney(bet.stake, language),
      },
      amount:
        bet.result === null ? t('bets.openResult') : formatMoney(bet.result, language, { sign: 'always' }),
      amountTone: toneOf(bet.result),
      status: betStatus(t, bet),
    };
  }

  return (
    <RecordsScreen
      kind="bets"
      title={t('bets.title')}
      view={view}
      filter={filter}
      onFilter={onFilter}
      onPage={onPage}
      filters={<BetFilters filter={filter} providers={providers} onChange={onFilter} />}
      totals={(page) => [
        { id: 'stake', label: t('bets.totalStake'), value: <WalletAmount amount={page.totalStake} /> },
        {
          id: 'result',
          label: t('bets.totalResult'),
          value: <WalletAmount amount={page.totalResult} sign="always" />,
          isWin: page.totalResult > 0,
        },
      ]}
      heads={{
        title: t('heads.game'),
        facts: [
          { id: 'provider', label: t('heads.provider') },
          { id: 'date', label: time.head },
          { id: 'stake', label: t('heads.stake'), isMoney: true },
        ],
        status: t('heads.status'),
        amount: t('heads.result'),
      }}
      toRecords={(page) => page.items.map(toRecord)}
      emptyAction={
        <ButtonLink href={to('/game')} variant="primary">
          {t('bets.emptyAction')}
        </ButtonLink>
      }
    />
  );
}

/** What a bet gave or took; an open or an even one has done neither. */
function toneOf(result: BetRecord['result']): AmountTone {
  if (result === null || result === 0) return 'plain';
  return result > 0 ? 'in' : 'out';
}

function betStatus(t: TFunction<'records'>, bet: BetRecord): RecordItem['status'] {
  switch (bet.status) {
    case 'open':
      return { tone: 'info', label: t('bets.open') };
    case 'cancelled':
      return { tone: 'neutral', label: t('bets.cancelled') };
    case 'unknown':
      return { tone: 'neutral', label: t('bets.unknown') };
    case 'settled':
      if (bet.result === null || bet.result === 0) return { tone: 'neutral', label: t('bets.even') };
      return bet.result > 0
        ? { tone: 'success', label: t('bets.won') }
        : { tone: 'neutral', label: t('bets.lost') };
  }
}
