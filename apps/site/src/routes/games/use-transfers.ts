import type { TransferOrder } from '@fortuna/domain/model/games-transfers.ts';
import type { TransferEvent } from '@fortuna/flows/game-transfer/game-transfer.types.ts';
import type { TransferPress, TransferView } from '@fortuna/ui/screens/games/Transfer/Transfer.view.ts';
import { useEffect, useRef, useState } from 'react';
import { transferAttempts } from '../../platform/attempts.ts';
import type { RunningTransfers } from './transfer-flow.ts';

const atRest: TransferView = { kind: 'ready', problem: null };

const events = {
  stopWaiting: 'player.stopWaiting',
  lookAgain: 'player.lookAgain',
  sendSame: 'player.sendSame',
  discard: 'player.discard',
} as const satisfies Readonly<Record<TransferPress, TransferEvent['type']>>;

async function load(memberId: number, show: (view: TransferView) => void): Promise<RunningTransfers> {
  const { runTransfers } = await import('./transfer-flow.ts');
  return runTransfers(memberId, show);
}

export interface Transfers {
  readonly view: TransferView;
  readonly transfer: (order: TransferOrder) => void;
  /** Moves what nobody has pressed for: money that has come follows to the game. */
  readonly follow: (order: TransferOrder) => void;
  readonly press: (press: TransferPress) => void;
}

/**
 * The moves of a member's page, one at a time. The machine is loaded with the first of them, or where one of an earlier visit still waits
 * for its answer. The page begins anew for another member.
 */
export function useTransfers(memberId: number | null): Transfers {
  const [view, show] = useState(atRest);
  const running = useRef<Promise<RunningTransfers> | null>(null);

  async function send(event: TransferEvent): Promise<void> {
    if (memberId === null) return;
    try {
      running.current ??= load(memberId, show);
      (await running.current).send(event);
    } catch {
      running.current = null;
      show({ kind: 'ready', problem: { kind: 'network' } });
    }
  }

  useEffect(() => {
    if (memberId !== null && transferAttempts(memberId).read() !== null)
      running.current = load(memberId, show);
    return () => {
      const stopped = running.current;
      running.current = null;
      stopped?.then(({ stop }) => stop()).catch(() => undefined);
    };
  }, [memberId]);

  return {
    view,
    transfer: (order) => void send({ type: 'player.transfer', order }),
    follow: (order) => void send({ type: 'money.arrived', order }),
    press: (press) => void send({ type: events[press] }),
  };
}
