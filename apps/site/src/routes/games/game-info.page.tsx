import { launchGame } from '@fortuna/api/calls/games.ts';
import { ProblemError, problemOf } from '@fortuna/domain/problem.ts';
import type { GameTransferView } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { GameTransferScreen } from '@fortuna/ui/screens/games/GameTransfer/GameTransferScreen.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isAllowedAddress } from '../../env.ts';
import { authCallbacks } from '../../frame/auth-callbacks.ts';
import { paths } from '../../paths.ts';
import { currentApi } from '../../platform/api.ts';
import { refreshMember } from '../../session/session-store.ts';
import { useGate } from '../../session/use-gate.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useGameMessages } from './use-game-messages.ts';
import { useTransferBalance } from './use-transfer-balance.ts';

const links = {
  lobby: paths.games(),
  login: paths.login(),
  register: paths.login({ mode: 'register' }),
  deposit: paths.deposit,
} as const;

interface GameAddress {
  readonly providerKey: string;
  readonly code: string;
  readonly name: string;
  readonly provider: string;
}

function gameOf(params: URLSearchParams): GameAddress | null {
  const providerKey = params.get('platType');
  const code = params.get('gameCode');
  if (!providerKey || !code) return null;
  return {
    providerKey,
    code,
    name: params.get('name') ?? code,
    provider: params.get('provider') ?? providerKey,
  };
}

/** `/gameInfo`: the wallet, the launch, and the game in its isolated frame. */
export function Component() {
  const [params] = useSearchParams();
  const game = gameOf(params);
  const gate = useGate();
  const navigate = useNavigate();
  const { balance, refresh } = useTransferBalance(gate.kind === 'member' ? gate.member.id : null);
  const fullscreen = useFullscreen();
  const launch = useMutation({
    mutationFn: async (which: GameAddress) => {
      const { url } = await launchGame(currentApi(), which);
      // Only a listed host may be framed; anything else is no game that could be shown.
      if (!isAllowedAddress(url)) throw new ProblemError({ kind: 'network' });
      return url;
    },
  });

  useGameMessages({ onBalanceChanged: refresh, onExit: () => void navigate(paths.games()) });
  const leave = useEffectEvent(refreshMember);
  useEffect(() => () => leave(), []);

  function view(): GameTransferView {
    if (!game) return { kind: 'notFound' };
    if (gate.kind === 'signedOut') return { kind: 'signedOut', game };
    if (gate.kind === 'failed') return { kind: 'failed', game, balance, problem: gate.problem };
    if (launch.isPending) return { kind: 'launching', game, balance };
    if (launch.isSuccess) {
      return { kind: 'playing', game, balance, frameUrl: launch.data, isFullscreen: fullscreen.isOn };
    }
    if (launch.isError) return { kind: 'failed', game, balance, problem: problemOf(launch.error) };
    return { kind: 'idle', game, balance };
  }

  return (
    <GameTransferScreen
      view={view()}
      links={links}
      {...authCallbacks}
      onLaunch={() => {
        if (game && !launch.isPending) launch.mutate(game);
      }}
      onToggleFullscreen={fullscreen.toggle}
    />
  );
}
