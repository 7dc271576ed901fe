import type { OrderAssociation } from '@fortuna/domain/model/orders.ts';
import type { Page } from '@fortuna/domain/page.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { PageTurner } from '../../page/PageTurner.tsx';
import { OrdersPage } from '../parts/OrdersPage.tsx';
import { chainsOf } from './chains-of.ts';
import { OrderChainItem } from './OrderChainItem.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const associationsStates = [
  'Chains',
  'NumbersAlone',
  'Huge',
  'Refreshing',
  'Nothing',
  'Failed',
  'Loading',
] as const;

export interface AssociationsScreenProps {
  /** A page of the list; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<Page<OrderAssociation>>;
  /** Another page is asked for, from 1. */
  readonly onPage: (page: number) => void;
}

/** Each as high as what it tells: a short order beside a long one leaves no empty card. */
const List = styled.ol`
  columns: 26rem;
  column-gap: ${vars.space.s4};
  > li {
    margin-bottom: ${vars.space.s4};
    break-inside: avoid;
  }
`;

const rows = ['1', '2', '3'] as const;

/** `/order-center/association`: which bonus, fee or returned money belongs to which order, and what came of it (ORDER-01). */
export function AssociationsScreen({ view, onPage }: AssociationsScreenProps) {
  const { t } = useTranslation('orders');
  const { t: tControls } = useTranslation('controls');
  return (
    <OrdersPage
      part="associations"
      title={t('associations.title')}
      lead={t('associations.lead')}
      isSignedOut={view.kind === 'signedOut'}
    >
      <PageState view={view} skeleton={rows.map((row) => <Skeleton key={row} shape="block" />)}>
        {(page) => (
          <>
            <VisuallyHidden as="p" role="status">
              {t('associations.count', { count: page.total })}
            </VisuallyHidden>
            {page.items.length === 0 ? (
              <EmptyState title={tControls('noRecord')} image={<EmptyArt kind="noRecords" />}>
                {t('associations.emptyText')}
              </EmptyState>
            ) : (
              <List aria-label={t('associations.title')}>
                {chainsOf(page.items).map((chain) => (
                  <li key={chain.billNo}>
                    <OrderChainItem chain={chain} />
                  </li>
                ))}
              </List>
            )}
            <PageTurner
              label={t('associations.pages')}
              page={page}
              isPending={view.kind === 'ready' && view.isRefreshing}
              onPage={onPage}
            />
          </>
        )}
      </PageState>
    </OrdersPage>
  );
}
