import type { Page as RecordPageOf } from '@fortuna/domain/page.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageView } from '../../page/loadable.ts';
import { Page } from '../../page/Page/Page.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { SignedOut } from '../../page/PageState/SignedOut.tsx';
import { RecordsBody, type RecordsBodyProps } from './RecordsBody.tsx';
import { RecordsNav } from './RecordsNav.tsx';
import type { RecordKind } from './RecordsScreen.view.ts';
import { RecordsSides } from './RecordsSides.tsx';
import { RecordsSkeleton } from './RecordsSkeleton.tsx';
import { RecordsSummary } from './RecordsSummary.tsx';

export interface RecordsScreenProps<RecordPage extends RecordPageOf<unknown>, Filter extends object>
  extends Omit<RecordsBodyProps<RecordPage, Filter>, 'page' | 'isRefreshing' | 'label'> {
  readonly kind: RecordKind;
  readonly title: string;
  readonly view: PageView<RecordPage>;
  readonly filters: ReactNode;
}

/** What the records of deposits, withdrawals, bets and movements share: head, kinds, filter, totals, list, pages. */
export function RecordsScreen<RecordPage extends RecordPageOf<unknown>, Filter extends object>({
  kind,
  title,
  view,
  filters,
  ...body
}: RecordsScreenProps<RecordPage, Filter>) {
  const { t } = useTranslation('records');
  return (
    <Page title={title} back={{ href: to('/profile'), label: t('back') }}>
      {view.kind === 'signedOut' ? (
        <SignedOut />
      ) : (
        <>
          <RecordsNav current={kind} />
          {/* Stays while the list comes: it is what the list is asked for by. */}
          <RecordsSides
            filters={filters}
            totals={
              view.kind === 'ready' &&
              view.content.items.length > 0 && <RecordsSummary items={body.totals(view.content)} />
            }
          >
            <PageState view={view} skeleton={<RecordsSkeleton />}>
              {(page) => (
                <RecordsBody
                  {...body}
                  label={title}
                  page={page}
                  isRefreshing={view.kind === 'ready' && view.isRefreshing}
                />
              )}
            </PageState>
          </RecordsSides>
        </>
      )}
    </Page>
  );
}
