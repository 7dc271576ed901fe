import { FilterFields, FilterLine } from '../../page/FilterLine.tsx';
import { DayFields, type DaySpan } from './DayFields.tsx';
import { QuickRanges } from './QuickRanges.tsx';
import { type StatusChoice, StatusFilter, type StatusFilterProps } from './StatusFilter.tsx';
import { useOthersLabel } from './useOthersLabel.ts';

/** What orders that somebody reviews are narrowed to. */
export interface ReviewFilter extends DaySpan {
  readonly status: StatusChoice;
}

export interface ReviewFiltersProps extends Pick<StatusFilterProps, 'words'> {
  readonly filter: ReviewFilter;
  readonly onChange: (filter: ReviewFilter) => void;
}

/** By the reviewer's decision, and by days. */
export function ReviewFilters({ filter, words, onChange }: ReviewFiltersProps) {
  const othersLabel = useOthersLabel();
  const days = { span: filter, onChange: (span: DaySpan) => onChange({ ...filter, ...span }) };
  return (
    <FilterLine
      lead={
        <StatusFilter
          value={filter.status}
          words={words}
          onChange={(status) => onChange({ ...filter, status })}
        />
      }
      othersLabel={othersLabel(filter.from === null && filter.to === null ? 0 : 1)}
    >
      <QuickRanges {...days} />
      <FilterFields>
        <DayFields {...days} />
      </FilterFields>
    </FilterLine>
  );
}
