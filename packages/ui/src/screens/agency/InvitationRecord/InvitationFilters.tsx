import { type InvitationState, invitationStates } from '@fortuna/domain/model/agency.ts';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../page/FilterChoice.tsx';
import type { DaySpan } from '../../records/RecordsScreen/DayFields.tsx';
import { DayRange } from '../../records/RecordsScreen/DayRange.tsx';

/** What the invited members are narrowed to; the days are those on which they came. */
export interface InvitationFilter extends DaySpan {
  readonly state: InvitationState | null;
}

export interface InvitationFiltersProps {
  readonly filter: InvitationFilter;
  readonly onChange: (filter: InvitationFilter) => void;
}

/** By how far they have come, and by days. */
export function InvitationFilters({ filter, onChange }: InvitationFiltersProps) {
  const { t } = useTranslation('agency');
  return (
    <DayRange
      lead={
        <FilterChoice
          label={t('invited.state')}
          options={[
            { value: 'all', label: t('invited.all') },
            ...invitationStates.map((state) => ({ value: state, label: t(`invited.states.${state}`) })),
          ]}
          chosen={filter.state ?? 'all'}
          onChoose={(chosen) =>
            onChange({ ...filter, state: invitationStates.find((state) => state === chosen) ?? null })
          }
        />
      }
      span={filter}
      onChange={(span) => onChange({ ...filter, ...span })}
    />
  );
}
