import { getBalance, launchGame } from '@fortuna/api/calls/games.ts';
import { ProblemError, problemOf } from '@fortuna/domain/problem.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { GameTransferView } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { GameTransferScreen } from '@fortuna/ui/screens/games/GameTransfer/GameTransferScreen.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isAllowedAddress } from '../../env.ts';
import { apiFor } from '../../platform/api-for.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { memberRead } from '../../platform/reads.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useGate, useMember } from '../../session/MemberGate.tsx';
import { retrySession } from '../../session/session-store.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { useGameMessages } from './use-game-messages.ts';

/** The wallet that games play from, read anew for the launch and after each round. */
const wallet = memberRead('getAllBalance', getBalance, { freshFor: 0 });

interface GameAddress {
  readonly providerKey: string;
  readonly code: string;
  readonly name: string;
  readonly provider: string;
}

interface Launch {
  /** The member who plays. */
  readonly owner: number;
  readonly which: GameAddress;
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

/** The wallet, the launch, and the game in its isolated frame. */
function GameInfo() {
  const [params] = useSearchParams();
  const game = gameOf(params);
  const gate = useGate();
  const member = useMember();
  const navigate = useNavigate();
  const balance = useMemberRead(wallet);
  const fullscreen = useFullscreen();
  const launch = useMutation({
    mutationFn: async ({ owner, which }: Launch) => {
      const { url } = await launchGame(apiFor(owner), which);
      // Only a listed host may be framed; anything else is no game that could be shown.
      if (!isAllowedAddress(url)) throw new ProblemError({ kind: 'network' });
      return url;
    },
  });

  useGameMessages({
    onBalanceChanged: () => makeStale('gamePlayed'),
    onExit: () => void navigate(to('/game')),
  });
  useEffect(() => () => makeStale('gameLeft'), []);

  function view(): GameTransferView {
    if (!game) return { kind: 'notFound' };
    if (balance.kind === 'signedOut') return { kind: 'signedOut', game };
    if (gate.kind === 'loading') return { kind: 'loading', game };
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
      onLaunch={() => {
        if (gate.kind === 'failed') retrySession();
        else if (game && member && !launch.isPending) launch.mutate({ owner: member.id, which: game });
      }}
      onStopWaiting={launch.reset}
      onToggleFullscreen={fullscreen.toggle}
    />
  );
}

export const page = defineMemberPage({ path: '/gameInfo', isAlone: true, reads: [wallet] }, GameInfo);
