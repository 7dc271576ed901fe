import { type MovementKind, movementKinds } from '@fortuna/domain/model/records.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../components/Select/SelectField.tsx';
import type { DaySpan } from '../RecordsScreen/DayFields.tsx';
import { DayRange } from '../RecordsScreen/DayRange.tsx';

/** What the movements are narrowed to. */
export interface MoneyLogFilter extends DaySpan {
  readonly kind: MovementKind | null;
}

export interface MoneyLogFiltersProps {
  readonly filter: MoneyLogFilter;
  readonly onChange: (filter: MoneyLogFilter) => void;
}

/** By days, and by the kind of movement. */
export function MoneyLogFilters({ filter, onChange }: MoneyLogFiltersProps) {
  const { t } = useTranslation('records-money-log');
  return (
    <DayRange
      span={filter}
      onChange={(span) => onChange({ ...filter, ...span })}
      others={{
        set: Number(filter.kind !== null),
        fields: (
          <SelectField
            label={t('filter.kind')}
            value={filter.kind ?? ''}
            placeholder={t('filter.allKinds')}
            options={movementKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ ...filter, kind: movementKinds.find((kind) => kind === value) ?? null });
            }}
          />
        ),
      }}
    />
  );
}
