import type { Member } from '@fortuna/domain/model/auth.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { WalletAmount } from '../../WalletAmount.tsx';
import type { ProfileContent } from './Profile.view.ts';

export interface ProfileBalanceProps extends Pick<ProfileContent, 'isStale'> {
  readonly amount: Member['balance'];
  /** It has more figures than its place has room for at their size. Default: false. */
  readonly isLong?: boolean;
  /** The amount, where it is drawn. Default: as text. */
  readonly children?: ReactNode;
}

/** The one large figure of the member's page, and that it may be out of date; each form of the page sets it in its own way. */
export function ProfileBalance({ amount, isStale, isLong = false, children }: ProfileBalanceProps) {
  const { t } = useTranslation('account');
  return (
    <div data-part="balance" data-long={isLong ? '' : undefined}>
      <span>{t('balance')}</span>
      <strong>{children ?? <WalletAmount amount={amount} />}</strong>
      {isStale && (
        <p>
          <Icon name="clock" size={18} />
          {t('stale')}
        </p>
      )}
    </div>
  );
}
