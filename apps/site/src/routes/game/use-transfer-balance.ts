import type { TransferBalance } from '@fortuna/ui/screens/game/GameTransfer/GameTransfer.view.ts';
import { useSession } from '../../session/session-store.ts';

/** The wallet that the game plays from: the member's own, there is no separate game wallet to move money to. */
export function useTransferBalance(): TransferBalance {
  const { view } = useSession();
  switch (view.kind) {
    case 'member':
      return { kind: 'ready', amount: view.member.balance, isStale: view.isStale };
    case 'unreachable':
      return { kind: 'failed' };
    default:
      return { kind: 'loading' };
  }
}
