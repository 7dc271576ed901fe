import type { Page } from '@fortuna/domain/page.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { type RecordItem, RecordList } from '../../../components/RecordList/RecordList.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import { RecordsSummary, type SummaryItem } from './RecordsSummary.tsx';

export interface RecordsBodyProps<RecordPage extends Page<unknown>> {
  /** Names the list. */
  readonly label: string;
  readonly totals: (page: RecordPage) => readonly SummaryItem[];
  readonly toRecords: (page: RecordPage) => readonly RecordItem[];
  /** What fills an empty record. */
  readonly emptyAction: ReactNode;
  readonly page: RecordPage;
  /** Another page or filter is on its way; these are the records before it. */
  readonly isRefreshing: boolean;
  readonly onPage: (page: number) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

/** Everything below the filter. */
export function RecordsBody<RecordPage extends Page<unknown>>({
  label,
  page,
  isRefreshing,
  totals,
  toRecords,
  emptyAction,
  onPage,
}: RecordsBodyProps<RecordPage>) {
  const { t } = useTranslation('records');
  const { t: tCommon } = useTranslation('common');
  return (
    <Root>
      <VisuallyHidden as="p" role="status">
        {t('count', { count: page.total })}
      </VisuallyHidden>
      {page.items.length === 0 ? (
        <EmptyState title={tCommon('noRecord')} image={<EmptyArt kind="noRecords" />} action={emptyAction} />
      ) : (
        <>
          <RecordsSummary items={totals(page)} />
          <RecordList label={label} records={toRecords(page)} />
        </>
      )}
      <Pagination
        label={t('pages')}
        page={page.page}
        pages={page.lastPage}
        statusText={tCommon('pageOf', { page: page.page, pages: page.lastPage })}
        previousLabel={tCommon('previousPage')}
        nextLabel={tCommon('nextPage')}
        isPending={isRefreshing}
        onPage={onPage}
      />
    </Root>
  );
}
