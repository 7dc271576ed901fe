import { to } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/Card/Card.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Turnover } from '../../promotions/parts/Turnover/Turnover.tsx';
import type { ProfileContent } from './Profile.view.ts';
import { Stack } from './profile-parts.ts';
import { useWalletRows, type WalletRowName } from './wallet-rows.tsx';

export interface ProfileWalletProps extends Pick<ProfileContent, 'member' | 'tied' | 'turnover'> {
  /** What of it stands beside the balance already. Default: nothing. */
  readonly without?: readonly WalletRowName[];
}

/** What the balance is made of and what is open around it, in a player's words (requirement ADD-08, decision 18). */
export function ProfileWallet({ member, tied, turnover, without = [] }: ProfileWalletProps) {
  const { t } = useTranslation('account-profile');
  const titleId = useId();
  const rows = useWalletRows(member, tied);
  return (
    <Card padding="lg" aria-labelledby={titleId}>
      <Stack>
        <SectionHeader
          id={titleId}
          title={t('wallet.title')}
          seeAll={{ href: to('/transactions'), label: t('wallet.statement') }}
        />
        <KeyValueList items={rows.filter(({ id }) => !without.includes(id))} />
        <Turnover turnoverLeft={member.turnoverLeft} turnover={turnover}>
          {t('wallet.hint')}
        </Turnover>
      </Stack>
    </Card>
  );
}
