import type { Page } from '@fortuna/domain/page.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import { PageTurner } from '../../page/PageTurner.tsx';

export interface PagedRecordsProps<Filter extends object> {
  readonly page: Page<unknown>;
  /** Another page or filter is on its way; these are the records before it. */
  readonly isRefreshing: boolean;
  /** What fills an empty record. */
  readonly emptyAction: ReactNode;
  /** What the records are narrowed to; null in each part that is open. */
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onPage: (page: number) => void;
  /** The records, where there are any. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

/** The filter with every part open; null where it is. */
function openFilter<Filter extends object>(filter: Filter): Filter | null {
  const narrowed = Object.entries(filter).filter(([, value]) => value !== null);
  if (narrowed.length === 0) return null;
  return { ...filter, ...Object.fromEntries(narrowed.map(([part]) => [part, null])) };
}

/**
 * Records, a page at a time: how many there are is announced, none is said with a way on, and pages are turned below. Where a filter leaves
 * none, the way on is all of them.
 */
export function PagedRecords<Filter extends object>({
  page,
  isRefreshing,
  emptyAction,
  filter,
  onFilter,
  onPage,
  children,
}: PagedRecordsProps<Filter>) {
  const { t } = useTranslation('records');
  const { t: tControls } = useTranslation('controls');
  const open = openFilter(filter);
  return (
    <Root>
      <VisuallyHidden as="p" role="status">
        {t('count', { count: page.total })}
      </VisuallyHidden>
      {page.items.length === 0 ? (
        <EmptyState
          title={tControls('noRecord')}
          image={<EmptyArt kind="noRecords" />}
          action={
            open === null ? (
              emptyAction
            ) : (
              <Button variant="primary" onClick={() => onFilter(open)}>
                {t('showAll')}
              </Button>
            )
          }
        />
      ) : (
        children
      )}
      <PageTurner label={t('pages')} page={page} isPending={isRefreshing} onPage={onPage} />
    </Root>
  );
}
