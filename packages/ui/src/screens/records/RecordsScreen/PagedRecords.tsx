import type { Page } from '@fortuna/domain/page.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import { PageTurner } from '../../page/PageTurner.tsx';

export interface PagedRecordsProps {
  readonly page: Page<unknown>;
  /** Another page or filter is on its way; these are the records before it. */
  readonly isRefreshing: boolean;
  /** What fills an empty record. */
  readonly emptyAction: ReactNode;
  readonly onPage: (page: number) => void;
  /** The records, where there are any. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
`;

/** Records, a page at a time: how many there are is announced, none is said with a way on, and pages are turned below. */
export function PagedRecords({ page, isRefreshing, emptyAction, onPage, children }: PagedRecordsProps) {
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
        children
      )}
      <PageTurner label={t('pages')} page={page} isPending={isRefreshing} onPage={onPage} />
    </Root>
  );
}
