import type { DaySpan } from './DayFields.tsx';
import { DayRange } from './DayRange.tsx';
import { type StatusChoice, StatusFilter, type StatusFilterProps } from './StatusFilter.tsx';

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
  return (
    <DayRange
      lead={
        <StatusFilter
          value={filter.status}
          words={words}
          onChange={(status) => onChange({ ...filter, status })}
        />
      }
      isLeadSet={filter.status !== null}
      span={filter}
      onChange={(span) => onChange({ ...filter, ...span })}
    />
  );
}
