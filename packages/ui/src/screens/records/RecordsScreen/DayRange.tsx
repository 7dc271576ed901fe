import type { ReactNode } from 'react';
import { DayFields, type DayFieldsProps } from './DayFields.tsx';
import { FilterFields, FilterLine } from './FilterLine.tsx';
import { QuickRanges } from './QuickRanges.tsx';
import { quickRangeOf } from './quick-ranges.ts';

export interface DayRangeProps extends DayFieldsProps {
  /** Beside the days: what else narrows the list, a field each, and how many of them do. */
  readonly others?: { readonly fields: ReactNode; readonly set: number };
}

/** A span of days: one of the usual ones at a press, or any by the calendar. */
export function DayRange({ span, onChange, others }: DayRangeProps) {
  const isByCalendar = quickRangeOf(span, Date.now()) === undefined;
  return (
    <FilterLine
      lead={<QuickRanges span={span} onChange={onChange} />}
      othersSet={Number(isByCalendar) + (others?.set ?? 0)}
    >
      <FilterFields>
        <DayFields span={span} onChange={onChange} />
        {others?.fields}
      </FilterFields>
    </FilterLine>
  );
}
