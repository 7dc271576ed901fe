import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { lazyLook } from '../../../components/lazy-look.tsx';
import type { FrameSession } from './SiteFrame.view.ts';

/** Guests, the prerendered page among them, do without the wallet's code. */
const MemberBalance = lazyLook(async () => (await import('./MemberBalance.tsx')).default);

export interface FrameAccountProps {
  readonly session: FrameSession;
}

/** The account's end of the top bar: the wallet of a member, the two ways in for a guest. */
export function FrameAccount({ session }: FrameAccountProps) {
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
      return <MemberBalance wallet={session.wallet} />;
  }
}
