import type { ReactNode } from 'react';
import { FilterFields, FilterLine } from '../../page/FilterLine.tsx';
import { DayFields, type DayFieldsProps } from './DayFields.tsx';
import { QuickRanges } from './QuickRanges.tsx';
import { quickRangeOf } from './quick-ranges.ts';
import { useOthersLabel } from './useOthersLabel.ts';

export interface DayRangeProps extends DayFieldsProps {
  /** Beside the days: what else narrows the list, a field each, and how many of them do. */
  readonly others?: { readonly fields: ReactNode; readonly set: number };
}

/** A span of days: one of the usual ones at a press, or any by the calendar. */
export function DayRange({ span, onChange, others }: DayRangeProps) {
  const othersLabel = useOthersLabel();
  const isByCalendar = quickRangeOf(span, Date.now()) === undefined;
  return (
    <FilterLine
      lead={<QuickRanges span={span} onChange={onChange} />}
      othersLabel={othersLabel(Number(isByCalendar) + (others?.set ?? 0))}
    >
      <FilterFields>
        <DayFields span={span} onChange={onChange} />
        {others?.fields}
      </FilterFields>
    </FilterLine>
  );
}
