import type { WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useWalletText } from '../../WalletAmount.tsx';

/** What lies with providers of games is no part of what can be withdrawn: said before an amount is typed, with what brings it back. */
export function MoneyAtProviders({ gameMoney }: Pick<WithdrawalRules, 'gameMoney'>) {
  const { t } = useTranslation('cashier');
  const walletText = useWalletText();
  if (gameMoney === 0) return null;
  return (
    <Notice
      action={
        <ButtonLink href={to('/gameInfo')} size="sm">
          {t('withdraw.atProviders.action')}
        </ButtonLink>
      }
    >
      {t('withdraw.atProviders.text', { amount: walletText(gameMoney) })}
    </Notice>
  );
}
