import type { Page as RecordPage } from '@fortuna/domain/page.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageView } from '../../page/loadable.ts';
import { Page } from '../../page/Page/Page.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { SignedOut } from '../../page/PageState/SignedOut.tsx';
import { PagedRecords, type PagedRecordsProps } from '../../records/RecordsScreen/PagedRecords.tsx';
import { RecordsSkeleton } from '../../records/RecordsScreen/RecordsSkeleton.tsx';
import { VipNav, type VipNavProps } from './VipNav.tsx';

export interface ClubRecordsProps<Content extends RecordPage<unknown>, Filter extends object>
  extends Pick<PagedRecordsProps<Filter>, 'emptyAction' | 'filter' | 'onFilter' | 'onPage'>,
    VipNavProps {
  readonly title: string;
  readonly lead: string;
  readonly view: PageView<Content>;
  /** Above the filters, whatever becomes of the list. */
  readonly head?: ReactNode;
  readonly filters: ReactNode;
  /** Below the list. */
  readonly foot?: ReactNode;
  readonly children: (page: Content) => ReactNode;
}

/** What the club's pages of records share: head, pages of the club, filters that stay while the list comes, and its pages. */
export function ClubRecords<Content extends RecordPage<unknown>, Filter extends object>({
  title,
  lead,
  current,
  view,
  head,
  filters,
  foot,
  children,
  ...paging
}: ClubRecordsProps<Content, Filter>) {
  const { t } = useTranslation('vip');
  return (
    <Page title={title} lead={lead} back={{ href: to('/profile'), label: t('back') }}>
      {view.kind === 'signedOut' ? (
        <SignedOut />
      ) : (
        <>
          <VipNav current={current} />
          {head}
          {filters}
          <PageState view={view} skeleton={<RecordsSkeleton />}>
            {(page) => (
              <PagedRecords {...paging} page={page} isRefreshing={view.kind === 'ready' && view.isRefreshing}>
                {children(page)}
              </PagedRecords>
            )}
          </PageState>
          {foot}
        </>
      )}
    </Page>
  );
}
