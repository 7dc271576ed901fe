import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../page/FilterChoice.tsx';
import type { DayFieldsProps } from './DayFields.tsx';
import { quickRangeOf, quickRanges, spanOf } from './quick-ranges.ts';

export interface QuickRangesProps extends DayFieldsProps {
  /** Beside other fields: one key instead of a row of presses. */
  readonly isField: boolean;
}

/** The usual spans of days, at a press. */
export function QuickRanges({ span, onChange, isField }: QuickRangesProps) {
  const { t } = useTranslation('records');
  const now = Date.now();
  return (
    <FilterChoice
      label={t('filter.period')}
      isField={isField}
      options={quickRanges.map((range) => ({ value: range, label: t(`filter.${range}`) }))}
      chosen={quickRangeOf(span, now)}
      onChoose={(range) => onChange(spanOf(range, now))}
    />
  );
}
