import type { Page } from '@fortuna/domain/page.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { type RecordItem, RecordList } from '../../../components/RecordList/RecordList.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { RecordsActions, RecordsContent } from './RecordsScreen.view.ts';
import { RecordsSummary, type SummaryItem } from './RecordsSummary.tsx';

export interface RecordsBodyProps<RecordPage extends Page<unknown>>
  extends Pick<RecordsActions, 'onPage' | 'onRetry'> {
  /** Names the list. */
  readonly label: string;
  readonly totals: (page: RecordPage) => readonly SummaryItem[];
  readonly toRecords: (page: RecordPage) => readonly RecordItem[];
  /** What fills an empty record. */
  readonly emptyAction: ReactNode;
  readonly records: RecordsContent<RecordPage>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

const Bones = styled.div`
  display: grid;
  gap: ${vars.space.s3};
`;

/** Everything below the filter. */
export function RecordsBody<RecordPage extends Page<unknown>>({
  label,
  records,
  totals,
  toRecords,
  emptyAction,
  onPage,
  onRetry,
}: RecordsBodyProps<RecordPage>) {
  const { t } = useTranslation('records');
  const { t: tCommon } = useTranslation('common');
  const problemText = useProblemText();
  switch (records.kind) {
    case 'loading':
      return <RecordsSkeleton label={t('loading')} />;
    case 'failed':
      return (
        <Card>
          <ErrorState message={problemText(records.problem)} retry={{ label: tCommon('retry'), onRetry }} />
        </Card>
      );
    case 'ready': {
      const { page, isRefreshing } = records;
      return (
        <Root aria-busy={isRefreshing || undefined}>
          <VisuallyHidden as="p" role="status">
            {t('count', { count: page.total })}
          </VisuallyHidden>
          {page.items.length === 0 ? (
            <EmptyState
              title={tCommon('noRecord')}
              image={<EmptyArt kind="noRecords" />}
              action={emptyAction}
            />
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
  }
}

const skeletonRows = ['1', '2', '3', '4', '5'] as const;

function RecordsSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Bones>
        <Skeleton shape="block" />
        {skeletonRows.map((row) => (
          <Card key={row}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
          </Card>
        ))}
      </Bones>
    </SkeletonGroup>
  );
}
