import type { GameDetails } from '@fortuna/domain/model/games.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { TransferActions } from '../Transfer/Transfer.view.ts';
import type { PlayerMoney } from './GameTransfer.view.ts';
import { ReadNews } from './ReadNews.tsx';
import { StageTransfer } from './StageTransfer.tsx';

export interface ClosedPanelProps extends TransferActions {
  readonly game: GameDetails;
  readonly money: PlayerMoney;
}

/** In place of the button that opens a game: that its provider keeps it closed, and what lies there can come back. */
export function ClosedPanel({ game, money, ...actions }: ClosedPanelProps) {
  const { t } = useTranslation('games-play');
  return (
    <>
      <Notice tone="warning" title={t('transfer.closedTitle')}>
        {t('transfer.closedText', { provider: game.provider })}
      </Notice>
      <ReadNews view={money.balance} />
      {/* Shown only where something lies there: nobody needs to bring anything in. */}
      <StageTransfer game={game} money={{ ...money, isAutomatic: true }} isWalletShown {...actions} />
      <ButtonLink href={to('/game', { type: 'slots' })} size="lg" variant="primary" isWide>
        {t('transfer.otherGames')}
      </ButtonLink>
    </>
  );
}
