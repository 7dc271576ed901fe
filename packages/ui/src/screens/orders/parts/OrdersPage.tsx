import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../page/Page/Page.tsx';
import { SignedOut } from '../../page/PageState/SignedOut.tsx';
import { PartNav } from '../../page/PartNav.tsx';

/** The parts of the order centre, each at an address of its own. */
const paths = {
  orders: '/order-center',
  fees: '/order-center/fee',
  associations: '/order-center/association',
} as const;
type OrdersPart = keyof typeof paths;
const parts = Object.keys(paths) as readonly OrdersPart[];

export interface OrdersPageProps {
  readonly part: OrdersPart;
  readonly title: string;
  /** Left out where it is said below. */
  readonly lead?: string;
  readonly isSignedOut: boolean;
  readonly children: ReactNode;
}

/** What the pages of the order centre share: head, the way back, and the ways between them; guests are asked to log in. */
export function OrdersPage({ part, title, lead, isSignedOut, children }: OrdersPageProps) {
  const { t } = useTranslation('orders');
  return (
    <Page part={`orders-${part}`} title={title} lead={lead} back={{ href: to('/profile'), label: t('back') }}>
      {isSignedOut ? (
        <SignedOut />
      ) : (
        <>
          <PartNav
            label={t('nav.label')}
            items={parts.map((one) => ({
              href: to(paths[one]),
              label: t(`nav.${one}`),
              isCurrent: one === part,
            }))}
          />
          {children}
        </>
      )}
    </Page>
  );
}
