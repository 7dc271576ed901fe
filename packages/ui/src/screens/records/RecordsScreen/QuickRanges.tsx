import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../components/FilterChips/FilterChips.tsx';
import type { DayFieldsProps } from './DayFields.tsx';
import { quickRangeOf, quickRanges, spanOf } from './quick-ranges.ts';

/** The usual spans of days, at a press. */
export function QuickRanges({ span, onChange }: DayFieldsProps) {
  const { t } = useTranslation('records');
  const now = Date.now();
  const chosen = quickRangeOf(span, now);
  return (
    <FilterChips
      label={t('filter.period')}
      options={quickRanges.map((range) => ({ value: range, label: t(`filter.${range}`) }))}
      selected={chosen === undefined ? [] : [chosen]}
      onToggle={(range) => onChange(spanOf(range, now))}
    />
  );
}
