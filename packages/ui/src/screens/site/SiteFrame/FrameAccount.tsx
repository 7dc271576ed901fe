import { to } from '@fortuna/domain/site-map.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { FrameSession } from './SiteFrame.view.ts';

/** Guests, the prerendered page among them, do without the wallet's code. */
const MemberBalance = lazy(() => import('./MemberBalance.tsx'));

export interface FrameAccountProps {
  readonly session: FrameSession;
  readonly isBalanceHidden: boolean;
  readonly onToggleBalance: () => void;
}

/** The account's end of the top bar: the wallet of a member, the two ways in for a guest. */
export function FrameAccount({ session, isBalanceHidden, onToggleBalance }: FrameAccountProps) {
  const { t } = useTranslation('site');
  switch (session.kind) {
    case 'unknown':
      return null;
    case 'guest':
      return (
        <>
          <ButtonLink href={to('/login')} size="sm">
            {t('account.login')}
          </ButtonLink>
          <ButtonLink href={to('/login', { mode: 'register' })} variant="primary" size="sm">
            {t('account.register')}
          </ButtonLink>
        </>
      );
    case 'member':
      return (
        <Suspense fallback={null}>
          <MemberBalance
            wallet={session.wallet}
            depositHref={to('/recharge')}
            isHidden={isBalanceHidden}
            onToggleHidden={onToggleBalance}
          />
        </Suspense>
      );
  }
}
