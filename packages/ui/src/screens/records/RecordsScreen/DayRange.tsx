import { type ReactNode, use } from 'react';
import { FilterFields } from '../../page/FilterLine.style.ts';
import { FilterLine } from '../../page/FilterLine.tsx';
import { DayFields, type DayFieldsProps } from './DayFields.tsx';
import { FilterStandingContext } from './filter-standing.ts';
import { QuickRanges } from './QuickRanges.tsx';
import { quickRangeOf } from './quick-ranges.ts';
import { useOthersLabel } from './useOthersLabel.ts';

export interface DayRangeProps extends DayFieldsProps {
  /** What the list is narrowed by before days. Left out: the usual spans of days lead. */
  readonly lead?: ReactNode;
  /** That narrows the list. Default: false. */
  readonly isLeadSet?: boolean;
  /** Beside the days: what else narrows the list, a field each, and how many of them do. */
  readonly others?: { readonly fields: ReactNode; readonly set: number };
}

/** A span of days: one of the usual ones at a press, or any by the calendar. */
export function DayRange({ lead, isLeadSet = false, span, onChange, others }: DayRangeProps) {
  const othersLabel = useOthersLabel();
  const ranges = <QuickRanges span={span} onChange={onChange} isField={lead !== undefined} />;
  const hasDays = span.from !== null || span.to !== null;
  const standing = use(FilterStandingContext);
  const isBehind = standing.head !== undefined;
  const isSetAside = lead || isBehind ? hasDays : quickRangeOf(span, Date.now()) === undefined;
  return (
    <FilterLine
      {...standing}
      lead={lead ?? ranges}
      othersLabel={othersLabel(Number(isSetAside) + Number(isBehind && isLeadSet) + (others?.set ?? 0))}
    >
      {lead && ranges}
      <FilterFields>
        <DayFields span={span} onChange={onChange} />
        {others?.fields}
      </FilterFields>
    </FilterLine>
  );
}
