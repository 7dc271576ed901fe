import { formatMoney } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { BalancePill, type BalanceView } from '../../../components/BalancePill/BalancePill.tsx';
import { useSite } from '../../site-context.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { WalletView } from './SiteFrame.view.ts';

interface MemberBalanceProps {
  readonly wallet: WalletView;
}

/** The wallet in the top bar, in the words and figures of the language. A chunk of its own: guests never load it. */
export default function MemberBalance({ wallet }: MemberBalanceProps) {
  const { t } = useTranslation('controls');
  const language = useSiteLanguage();
  const { isBalanceHidden, onToggleBalance } = useSite();
  const balance: BalanceView =
    wallet.kind === 'ready'
      ? { kind: 'ready', amount: formatMoney(wallet.balance, language), isStale: wallet.isStale }
      : wallet;
  return (
    <BalancePill
      balance={balance}
      isHidden={isBalanceHidden}
      depositHref={to('/recharge')}
      words={t('balance', { returnObjects: true })}
      onToggleHidden={onToggleBalance}
    />
  );
}
