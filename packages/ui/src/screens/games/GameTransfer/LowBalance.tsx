import type { GameDetails } from '@fortuna/domain/model/games.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import type { StageMoney } from '../Transfer/Transfer.view.ts';
import type { PlayerMoney } from './GameTransfer.view.ts';

export interface LowBalanceProps {
  readonly game: Pick<GameDetails, 'stakes'>;
  readonly money: PlayerMoney;
}

/** What a launch makes of the money: everything is at the game, or what has been brought there. */
function playable({ wallet, held, elsewhere }: StageMoney, isAutomatic: boolean): number {
  return isAutomatic ? wallet + held + elsewhere : held;
}

/** True where what there is does not pay one round; false as long as it is not known. */
export function isLow({ stakes }: LowBalanceProps['game'], { balance, isAutomatic }: PlayerMoney): boolean {
  if (stakes === null || balance.kind !== 'ready') return false;
  return playable(balance.content, isAutomatic) < stakes.lowest;
}

/** That what there is does not pay one round, before it is tried. */
export function LowBalance({ game, money }: LowBalanceProps) {
  const { t } = useTranslation('games-play');
  const language = useSiteLanguage();
  if (game.stakes === null || !isLow(game, money)) return null;
  return (
    <Notice tone="warning" title={t('transfer.lowTitle')}>
      {t('transfer.lowText', { lowest: formatMoney(game.stakes.lowest, language) })}
    </Notice>
  );
}
