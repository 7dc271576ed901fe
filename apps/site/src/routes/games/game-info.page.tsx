import { getBalance, launchGame } from '@fortuna/api/calls/games.ts';
import { isAllowedAddress } from '@fortuna/domain/allowed-address.ts';
import { type Problem, ProblemError, problemOf } from '@fortuna/domain/problem.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { GameTransferView } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { GameTransferScreen } from '@fortuna/ui/screens/games/GameTransfer/GameTransferScreen.tsx';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { siteEnv } from '../../env.ts';
import { apiFor } from '../../platform/api-for.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { memberRead } from '../../platform/reads.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { useGate, useMember } from '../../session/MemberGate.tsx';
import { retrySession } from '../../session/session-store.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { gameDetails } from './games.reads.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useGameMessages } from './use-game-messages.ts';

/** The wallet that games play from, read anew for the launch and after each round. */
const wallet = memberRead('getAllBalance', getBalance, { freshFor: 0 });

/** What the address names is no game: the server has none of it, or refuses the very names. */
function isNoGame(problem: Problem): boolean {
  return (
    problem.kind === 'notFound' || (problem.kind === 'invalid' && Object.keys(problem.fields).length > 0)
  );
}

/** The wallet, the launch, and the game in its isolated frame. */
function GameInfo() {
  const [params] = useSearchParams();
  const which = { providerKey: params.get('platType') ?? '', code: params.get('gameCode') ?? '' };
  const details = usePublicRead(gameDetails, which);
  const gate = useGate();
  const member = useMember();
  const navigate = useNavigate();
  const balance = useMemberRead(wallet);
  const fullscreen = useFullscreen();
  const launch = useMutation({
    mutationFn: async (owner: number) => {
      const { url } = await launchGame(apiFor(owner), which);
      // Only a listed host may be framed; anything else is no game that could be shown.
      if (!isAllowedAddress(url, siteEnv().allowedOrigins)) throw new ProblemError({ kind: 'network' });
      return url;
    },
  });

  useGameMessages({
    onBalanceChanged: () => makeStale('gamePlayed'),
    onExit: () => void navigate(to('/game')),
  });
  useEffect(() => () => makeStale('gameLeft'), []);

  function view(): GameTransferView {
    if (details.kind === 'failed') {
      return isNoGame(details.problem) ? { kind: 'notFound' } : { ...details, kind: 'unread' };
    }
    if (details.kind === 'loading') return { kind: 'loading', game: null };
    const game = details.content;
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
        else if (member && !launch.isPending) launch.mutate(member.id);
      }}
      onStopWaiting={launch.reset}
      onToggleFullscreen={fullscreen.toggle}
    />
  );
}

export const page = defineMemberPage({ path: '/gameInfo', isAlone: true, reads: [wallet] }, GameInfo);
