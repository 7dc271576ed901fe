import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { BalancePill, type BalanceView } from '../../../components/BalancePill/BalancePill.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { WalletView } from './SiteFrame.view.ts';

interface MemberBalanceProps {
  readonly wallet: WalletView;
  readonly depositHref: string;
  readonly isHidden: boolean;
  readonly onToggleHidden: () => void;
}

/** The wallet in the top bar, in the words and figures of the language. A chunk of its own: guests never load it. */
export default function MemberBalance({ wallet, ...rest }: MemberBalanceProps) {
  const { t } = useTranslation('controls');
  const language = useSiteLanguage();
  const balance: BalanceView =
    wallet.kind === 'ready'
      ? { kind: 'ready', amount: formatMoney(wallet.balance, language), isStale: wallet.isStale }
      : wallet;
  return <BalancePill {...rest} balance={balance} words={t('balance', { returnObjects: true })} />;
}
