import { commissionKinds } from '@fortuna/domain/model/agency.ts';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../page/FilterChoice.tsx';
import { DayRange } from '../../records/RecordsScreen/DayRange.tsx';
import type { RewardFilter } from './Rewards.view.ts';

export interface RewardFiltersProps {
  readonly filter: RewardFilter;
  readonly onChange: (filter: RewardFilter) => void;
}

/** By what they are for, and by days. */
export function RewardFilters({ filter, onChange }: RewardFiltersProps) {
  const { t } = useTranslation('agency');
  return (
    <DayRange
      lead={
        <FilterChoice
          label={t('rewards.filter')}
          options={[
            { value: 'all', label: t('rewards.all') },
            ...commissionKinds.map((kind) => ({ value: kind, label: t(`rewards.kinds.${kind}`) })),
          ]}
          chosen={filter.kind ?? 'all'}
          onChoose={(chosen) =>
            onChange({ ...filter, kind: commissionKinds.find((kind) => kind === chosen) ?? null })
          }
        />
      }
      span={filter}
      onChange={(span) => onChange({ ...filter, ...span })}
    />
  );
}
