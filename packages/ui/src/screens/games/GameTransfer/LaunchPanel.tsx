import type { GameDetails } from '@fortuna/domain/model/games.ts';
import { to, toGame } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { mapLoadable } from '../../page/loadable.ts';
import { SlowNotice, type SlowNoticeProps } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import type { TransferActions } from '../Transfer/Transfer.view.ts';
import type { PlayerMoney } from './GameTransfer.view.ts';
import { LowBalance } from './LowBalance.tsx';
import { ReadNews } from './ReadNews.tsx';
import { StageBalance } from './StageBalance.tsx';
import { StageTransfer } from './StageTransfer.tsx';

export interface LaunchPanelProps extends TransferActions {
  readonly game: GameDetails;
  readonly money: PlayerMoney;
  readonly isInOtherTab: boolean;
  /** What the button waits for, in words, and how the wait is ended where it is long. */
  readonly busy?: { readonly text: string } & SlowNoticeProps;
  readonly failure?: { readonly title: string; readonly text: string };
  readonly onLaunch: () => void;
}

export const LaunchRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

export const LaunchWallet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3};
  padding: ${vars.space.s2} ${vars.space.s2} ${vars.space.s2} ${vars.space.s4};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface2};
  /* A bone in the colour of its ground would only be seen while it moves. */
  [data-part='skeleton'] {
    background: ${vars.color.surface3};
  }
  > span:first-child {
    display: grid;
    font-size: ${vars.text.lg};
  }
  small {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.xs};
  }
`;

const Note = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  ${media.short} {
    display: none;
  }
`;

/** What there is to play with, and the one button that opens the game. */
export function LaunchPanel(props: LaunchPanelProps) {
  const { game, money, isInOtherTab, busy, failure, onLaunch, ...actions } = props;
  const { t } = useTranslation('games-play');
  const { t: tCommon } = useTranslation('common');
  const isSlow = useSlow(busy !== undefined);
  const { balance, isAutomatic, isDemo } = money;
  const { provider } = game;
  return (
    <LaunchRoot aria-busy={busy !== undefined || undefined}>
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
      {isInOtherTab && <Notice>{t('transfer.otherTab')}</Notice>}
      <LaunchWallet>
        <span>
          <small>{t('transfer.balance')}</small>
          <StageBalance balance={mapLoadable(balance, ({ wallet }) => wallet)} />
        </span>
        <ButtonLink href={to('/cztx', { from: toGame(game) })} size="sm">
          {t('transfer.deposit')}
        </ButtonLink>
      </LaunchWallet>
      {!failure && <ReadNews view={balance} />}
      <LowBalance game={game} money={money} />
      <Button variant="primary" size="lg" isWide isPending={busy !== undefined} onClick={() => onLaunch()}>
        {busy?.text ?? (failure ? tCommon('retry') : t('transfer.launch'))}
      </Button>
      {busy && isSlow && <SlowNotice what={busy.what} onStop={busy.onStop} />}
      <StageTransfer game={game} money={money} {...actions} />
      <Note>
        {isDemo && `${t('transfer.demoMember')} `}
        {isAutomatic
          ? t('transfer.automatic', { provider, launch: t('transfer.launch') })
          : t('transfer.byHand', { provider })}
      </Note>
      <VisuallyHidden role="status">{busy?.text}</VisuallyHidden>
    </LaunchRoot>
  );
}
