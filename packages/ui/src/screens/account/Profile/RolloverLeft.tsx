import { useTranslation } from 'react-i18next';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { useWalletText } from '../../WalletAmount.tsx';
import type { ProfileContent } from './Profile.view.ts';

export type RolloverLeftProps = Pick<ProfileContent, 'member' | 'turnover'>;

/** How far the bets are that are still asked for; nothing where none are, or where it is not known what asks for them. */
export function RolloverLeft({ member: { turnoverLeft }, turnover }: RolloverLeftProps) {
  const { t } = useTranslation('account-profile');
  const walletText = useWalletText();
  const required = turnover.reduce((sum, part) => sum + part.required, 0);
  return (
    turnoverLeft > 0 &&
    required > 0 && (
      <Progress
        label={t('wallet.turnover')}
        value={required - turnoverLeft}
        max={required}
        valueText={walletText(turnoverLeft)}
      />
    )
  );
}
