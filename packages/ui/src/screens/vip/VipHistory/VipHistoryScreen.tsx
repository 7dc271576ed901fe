import { type VipEventKind, type VipHistoryPage, vipEventKinds } from '@fortuna/domain/model/vip.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { FilterChoice } from '../../page/FilterChoice.tsx';
import type { DaySpan } from '../../records/RecordsScreen/DayFields.tsx';
import { DayRange } from '../../records/RecordsScreen/DayRange.tsx';
import type { RecordsProps } from '../../records/RecordsScreen/RecordsScreen.view.ts';
import { RecordsSummary, type SummaryItem } from '../../records/RecordsScreen/RecordsSummary.tsx';
import { WalletAmount } from '../../WalletAmount.tsx';
import { ClubRecords } from '../parts/ClubRecords.tsx';
import { EventTimeline } from './EventTimeline.tsx';

export const vipHistoryStates = [
  'Events',
  'EveryKind',
  'OneKind',
  'SumsUnknown',
  'Refreshing',
  'Empty',
] as const;

/** What the history is narrowed to. */
export interface VipHistoryFilter extends DaySpan {
  readonly kind: Exclude<VipEventKind, 'unknown'> | null;
}

export type VipHistoryScreenProps = RecordsProps<VipHistoryFilter, VipHistoryPage>;

/** Kinds that give money. */
const paying = ['levelBonus', 'weekBonus', 'monthBonus', 'rebate'] as const;

/** `/promotion/history`: what the club has brought, as a line of time. */
export function VipHistoryScreen({ view, filter, onFilter, onPage }: VipHistoryScreenProps) {
  const { t } = useTranslation('vip');

  function totals({ sum, sums }: VipHistoryPage): readonly SummaryItem[] {
    const kinds = filter.kind === null ? paying.filter((kind) => (sums?.[kind] ?? 0) > 0) : [];
    return [
      { id: 'sum', label: t('history.sum'), value: <WalletAmount amount={sum} />, isWin: sum > 0 },
      // One kind is all there is: its sum has been said.
      ...(kinds.length < 2 ? [] : kinds).map((kind) => ({
        id: kind,
        label: t(`history.ofKind.${kind}`),
        value: <WalletAmount amount={sums?.[kind] ?? 0} />,
      })),
    ];
  }

  return (
    <ClubRecords
      current="history"
      title={t('history.title')}
      lead={t('history.lead')}
      view={view}
      filter={filter}
      onFilter={onFilter}
      onPage={onPage}
      filters={
        <DayRange
          lead={
            <FilterChoice
              label={t('history.filter.kind')}
              options={[
                { value: 'all', label: t('history.filter.all') },
                ...vipEventKinds.map((kind) => ({ value: kind, label: t(`history.kind.${kind}`) })),
              ]}
              chosen={filter.kind ?? 'all'}
              onChoose={(chosen) =>
                onFilter({ ...filter, kind: vipEventKinds.find((kind) => kind === chosen) ?? null })
              }
            />
          }
          span={filter}
          onChange={(span) => onFilter({ ...filter, ...span })}
        />
      }
      emptyAction={
        <ButtonLink href={to('/promotion/vip')} variant="primary">
          {t('history.emptyAction')}
        </ButtonLink>
      }
    >
      {(page) => (
        <>
          <RecordsSummary items={totals(page)} />
          <EventTimeline events={page.items} />
        </>
      )}
    </ClubRecords>
  );
}
