import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWalletText, WalletAmount } from '../../WalletAmount.tsx';
import { Flaps } from './Flaps.tsx';
import { isLongAmount } from './long-amount.ts';
import { ProfileBalance } from './ProfileBalance.tsx';
import type { ProfileFormProps } from './profile-form.ts';
import { RolloverLeft } from './RolloverLeft.tsx';
import { scoreBoardLook } from './score-board-look.ts';
import type { WalletRow, WalletRowName } from './wallet-rows.tsx';

export interface ScoreBoardProps extends Pick<ProfileFormProps, 'member' | 'isStale' | 'turnover'> {
  /** The smaller cells. */
  readonly rows: readonly WalletRow[];
}

/** What may stand on the board beside the balance, the first three that there are; the rest stands below. */
const onBoard: readonly WalletRowName[] = ['withdrawable', 'bonus', 'games', 'rebate', 'points', 'wagered'];

export function rowsOnBoard(rows: readonly WalletRow[]): readonly WalletRow[] {
  return onBoard.flatMap((name) => rows.filter(({ id }) => id === name)).slice(0, 3);
}

/** From here on three of them have no room beside each other on phones: ten thousand. */
const besideOthers = 1_000_000;

const Root = styled.section`
  ${scoreBoardLook}
`;

/** The balance over the whole width, what it is made of, how far the bets are, and the two ways money goes, edge to edge. */
export function ScoreBoard({ member, isStale, turnover, rows }: ScoreBoardProps) {
  const { t } = useTranslation('account');
  const walletText = useWalletText();
  return (
    <Root data-part="board" aria-label={t('balance')}>
      <ProfileBalance amount={member.balance} isStale={isStale}>
        <Flaps text={walletText(member.balance)} />
        <VisuallyHidden>
          <WalletAmount amount={member.balance} />
        </VisuallyHidden>
      </ProfileBalance>
      <dl data-part="parts" data-long={isLongAmount(member.balance, besideOthers) ? '' : undefined}>
        {rows.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RolloverLeft member={member} turnover={turnover} />
      {member.isDemo ? (
        <div data-part="demo">
          <Badge tone="info">{t('demo')}</Badge>
        </div>
      ) : (
        <div data-part="actions">
          <a href={to('/recharge')}>
            <Icon name="deposit" />
            {t('deposit')}
          </a>
          <a href={to('/withdraw')}>
            <Icon name="withdraw" />
            {t('withdraw')}
          </a>
        </div>
      )}
    </Root>
  );
}
