import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { BalancePill, type BalanceView } from '../../../components/BalancePill/BalancePill.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { FrameLinks, FrameSession, WalletView } from './SiteFrame.view.ts';

export interface FrameAccountProps {
  readonly session: FrameSession;
  readonly links: FrameLinks;
  readonly isBalanceHidden: boolean;
  readonly onToggleBalance: () => void;
}

/** The account's end of the top bar: the wallet of a member, the two ways in for a guest. */
export function FrameAccount({ session, links, isBalanceHidden, onToggleBalance }: FrameAccountProps) {
  const { t } = useTranslation('shell');
  switch (session.kind) {
    case 'unknown':
      return null;
    case 'guest':
      return (
        <>
          <ButtonLink href={links.login} size="sm">
            {t('account.login')}
          </ButtonLink>
          <ButtonLink href={links.register} variant="primary" size="sm">
            {t('account.register')}
          </ButtonLink>
        </>
      );
    case 'member':
      return (
        <MemberBalance
          wallet={session.wallet}
          depositHref={links.deposit}
          isHidden={isBalanceHidden}
          onToggleHidden={onToggleBalance}
        />
      );
  }
}

interface MemberBalanceProps {
  readonly wallet: WalletView;
  readonly depositHref: string;
  readonly isHidden: boolean;
  readonly onToggleHidden: () => void;
}

function MemberBalance({ wallet, ...rest }: MemberBalanceProps) {
  const { t } = useTranslation('shell');
  const language = useSiteLanguage();
  const balance: BalanceView =
    wallet.kind === 'ready'
      ? { kind: 'ready', amount: formatMoney(wallet.balance, language), isStale: wallet.isStale }
      : wallet;
  return <BalancePill {...rest} balance={balance} words={t('balance', { returnObjects: true })} />;
}
