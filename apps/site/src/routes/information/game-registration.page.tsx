import { listGameAccounts, openGameAccount } from '@fortuna/api/calls/games-accounts.ts';
import type { Api } from '@fortuna/api/client.ts';
import {
  type AccountOpening,
  GameAccountsScreen,
} from '@fortuna/ui/screens/information/GameAccounts/GameAccountsScreen.tsx';
import { useState } from 'react';
import { memberRead } from '../../platform/reads.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { defineMemberPage } from '../define-member-page.tsx';

const gameAccounts = memberRead('listGameAccounts', listGameAccounts);

/** Where no answer came: whether there is an account now. */
const opened = {
  operation: 'openGameAccount',
  isDone: async (api: Api, provider: string) =>
    (await listGameAccounts(api)).some(
      ({ providerKey, state }) => providerKey === provider && state === 'active',
    ),
} as const;

function GameRegistration() {
  const view = useMemberRead(gameAccounts);
  const [provider, setProvider] = useState<string | null>(null);
  const open = useWrite((api, providerKey: string) => openGameAccount(api, providerKey), opened);
  // Opened, and the list is on its way that says so.
  const isComing = open.state === 'done' && view.kind === 'ready' && view.isRefreshing;

  function openingState(): AccountOpening['state'] {
    if (open.state === 'sending' || isComing) return 'sending';
    return open.state === 'done' ? 'done' : 'failed';
  }

  return (
    <GameAccountsScreen
      view={view}
      opening={
        provider === null ? null : { providerKey: provider, state: openingState(), problem: open.problem }
      }
      onOpen={(providerKey) => {
        setProvider(providerKey);
        open.send(providerKey);
      }}
      onStopWaiting={open.stopWaiting}
    />
  );
}

export const page = defineMemberPage(
  { path: '/information-center/game-registration', feature: 'gameRegistration', reads: [gameAccounts] },
  GameRegistration,
);
