import { commissionKinds } from '@fortuna/domain/model/agency.ts';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../components/FilterChips/FilterChips.tsx';
import { DayRange } from '../../records/RecordsScreen/DayRange.tsx';
import { RecordsFilters } from '../../records/RecordsScreen/RecordsFilters.tsx';
import type { RewardFilter } from './Rewards.view.ts';

export interface RewardFiltersProps {
  readonly filter: RewardFilter;
  readonly onChange: (filter: RewardFilter) => void;
}

/** By what they are for, and by days. */
export function RewardFilters({ filter, onChange }: RewardFiltersProps) {
  const { t } = useTranslation('agency');
  return (
    <RecordsFilters>
      <FilterChips
        label={t('rewards.filter')}
        options={[
          { value: 'all', label: t('rewards.all') },
          ...commissionKinds.map((kind) => ({ value: kind, label: t(`rewards.kinds.${kind}`) })),
        ]}
        selected={[filter.kind ?? 'all']}
        onToggle={(chosen) =>
          onChange({ ...filter, kind: commissionKinds.find((kind) => kind === chosen) ?? null })
        }
      />
      <DayRange span={filter} onChange={(span) => onChange({ ...filter, ...span })} />
    </RecordsFilters>
  );
}
