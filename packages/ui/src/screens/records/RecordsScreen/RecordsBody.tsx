import type { Page } from '@fortuna/domain/page.ts';
import type { ReactNode } from 'react';
import { type RecordHeads, type RecordItem, RecordList } from '../../../components/RecordList/RecordList.tsx';
import { PagedRecords, type PagedRecordsProps } from './PagedRecords.tsx';
import { RecordsSummary, type SummaryItem } from './RecordsSummary.tsx';
import { useTotalsPlace } from './totals-place.ts';

export interface RecordsBodyProps<RecordPage extends Page<unknown>, Filter extends object>
  extends Omit<PagedRecordsProps<Filter>, 'children'> {
  /** Names the list. */
  readonly label: string;
  readonly totals: (page: RecordPage) => readonly SummaryItem[];
  readonly heads: RecordHeads;
  readonly toRecords: (page: RecordPage) => readonly RecordItem[];
  /** Below the list: what all of it comes to. */
  readonly closing?: (page: RecordPage) => ReactNode;
  readonly page: RecordPage;
}

/** Everything below the filter. */
export function RecordsBody<RecordPage extends Page<unknown>, Filter extends object>({
  label,
  page,
  totals,
  heads,
  toRecords,
  closing,
  ...paging
}: RecordsBodyProps<RecordPage, Filter>) {
  const place = useTotalsPlace();
  return (
    <>
      <PagedRecords {...paging} page={page}>
        {place === 'above' && <RecordsSummary items={totals(page)} />}
        <RecordList label={label} heads={heads} records={toRecords(page)} />
      </PagedRecords>
      {closing?.(page)}
    </>
  );
}
