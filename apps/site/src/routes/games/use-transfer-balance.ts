import { getBalance } from '@fortuna/api/calls/games.ts';
import type { TransferBalance } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { useQuery } from '@tanstack/react-query';
import { currentApi } from '../../platform/api.ts';

export interface TransferWallet {
  readonly balance: TransferBalance;
  readonly refresh: () => void;
}

/** The wallet that games play from, read anew for the launch and after each round. */
export function useTransferBalance(memberId: number | null): TransferWallet {
  const query = useQuery({
    queryKey: ['wallet', memberId],
    queryFn: ({ signal }) => getBalance(currentApi(), { signal }),
    enabled: memberId !== null,
    staleTime: 0,
  });

  function balance(): TransferBalance {
    if (query.data !== undefined) return { kind: 'ready', amount: query.data, isStale: query.isError };
    return query.isError ? { kind: 'failed' } : { kind: 'loading' };
  }

  return { balance: balance(), refresh: () => void query.refetch() };
}
