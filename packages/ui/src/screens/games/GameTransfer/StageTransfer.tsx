import type { Game } from '@fortuna/domain/model/games.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-look.tsx';
import type { TransferActions } from '../Transfer/Transfer.view.ts';
import type { PlayerMoney } from './GameTransfer.view.ts';

/** Most players have their money moved for them and need none of it. */
const TransferPanel = lazyPart(async () => (await import('../Transfer/TransferPanel.tsx')).TransferPanel);

export interface StageTransferProps extends TransferActions {
  readonly game: Pick<Game, 'provider' | 'providerKey'>;
  readonly money: PlayerMoney;
  /** The wallet stands nowhere else. */
  readonly isWalletShown?: boolean;
}

/** Where money is moved by hand, or lies elsewhere than in the wallet: where it is, and the buttons that move it. */
export function StageTransfer({ game, money, isWalletShown = false, ...actions }: StageTransferProps) {
  const { balance, transfer, isAutomatic } = money;
  if (balance.kind !== 'ready') return null;
  const { held, elsewhere } = balance.content;
  const isAtRest = transfer.kind === 'ready' && transfer.problem === null;
  if (isAutomatic && isAtRest && held === 0 && elsewhere === 0) return null;
  return (
    <Suspense fallback={null}>
      <TransferPanel
        game={game}
        money={balance.content}
        transfer={transfer}
        isWalletShown={isWalletShown}
        {...actions}
      />
    </Suspense>
  );
}
