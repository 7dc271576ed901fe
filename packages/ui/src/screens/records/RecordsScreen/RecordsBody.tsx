import type { Page } from '@fortuna/domain/page.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { type RecordHeads, type RecordItem, RecordList } from '../../../components/RecordList/RecordList.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import { PageTurner } from '../../page/PageTurner.tsx';
import { RecordsSummary, type SummaryItem } from './RecordsSummary.tsx';

export interface RecordsBodyProps<RecordPage extends Page<unknown>> {
  /** Names the list. */
  readonly label: string;
  readonly totals: (page: RecordPage) => readonly SummaryItem[];
  readonly heads: RecordHeads;
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
  heads,
  toRecords,
  emptyAction,
  onPage,
}: RecordsBodyProps<RecordPage>) {
  const { t } = useTranslation('records');
  const { t: tControls } = useTranslation('controls');
  return (
    <Root>
      <VisuallyHidden as="p" role="status">
        {t('count', { count: page.total })}
      </VisuallyHidden>
      {page.items.length === 0 ? (
        <EmptyState
          title={tControls('noRecord')}
          image={<EmptyArt kind="noRecords" />}
          action={emptyAction}
        />
      ) : (
        <>
          <RecordsSummary items={totals(page)} />
          <RecordList label={label} heads={heads} records={toRecords(page)} />
        </>
      )}
      <PageTurner label={t('pages')} page={page} isPending={isRefreshing} onPage={onPage} />
    </Root>
  );
}
