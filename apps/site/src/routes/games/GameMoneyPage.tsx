import { updateProfile } from '@fortuna/api/calls/account.ts';
import { getMember } from '@fortuna/api/calls/auth.ts';
import { listTransfers } from '@fortuna/api/calls/games-transfers.ts';
import type { Api } from '@fortuna/api/client.ts';
import { GameMoneyScreen } from '@fortuna/ui/screens/games/Transfer/GameMoneyScreen.tsx';
import { allOf, mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { memberRead } from '../../platform/reads.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { useMember } from '../../session/MemberGate.tsx';
import { gameMoney } from './game-info.reads.ts';
import { useTransfers } from './use-transfers.ts';

const moves = memberRead('listTransfers', listTransfers);
const newest = { page: 1, pageSize: 5 } as const;

/** Where no answer came: whether it is as it was wanted. */
const switched = {
  operation: 'updateProfile',
  isDone: async (api: Api, isOn: boolean) => (await getMember(api)).isAutoTransferOn === isOn,
} as const;

/** Where the money lies at all providers of games, and what brings it back. */
export function GameMoneyPage() {
  const member = useMember();
  const transfers = useTransfers(member?.id ?? null);
  const reads = allOf({ money: useMemberRead(gameMoney), moves: useMemberRead(moves, newest) });
  const automatic = useWrite(
    (api, isAutoTransferOn: boolean) => updateProfile(api, { isAutoTransferOn }),
    switched,
  );
  return (
    <GameMoneyScreen
      view={mapLoadable(reads, ({ money, moves: { items } }) => ({
        money,
        moves: items,
        automatic: {
          isOn: member?.isAutoTransferOn ?? true,
          isSending: automatic.state === 'sending',
          problem: automatic.problem,
        },
      }))}
      transfer={transfers.view}
      onTransfer={transfers.transfer}
      onPress={transfers.press}
      onAutomatic={automatic.send}
      onStopAutomatic={automatic.stopWaiting}
    />
  );
}
