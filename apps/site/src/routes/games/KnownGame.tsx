import { launchGame } from '@fortuna/api/calls/games.ts';
import { isAllowedAddress } from '@fortuna/domain/allowed-address.ts';
import type { GameDetails } from '@fortuna/domain/model/games.ts';
import { ProblemError, problemOf } from '@fortuna/domain/problem.ts';
import type { GameTransferView } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { GameTransferScreen } from '@fortuna/ui/screens/games/GameTransfer/GameTransferScreen.tsx';
import { mostRelated } from '@fortuna/ui/screens/games/GameTransfer/RelatedGames.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { siteEnv } from '../../env.ts';
import { apiFor } from '../../platform/api-for.ts';
import { makeStale } from '../../platform/make-stale.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { useGate, useMember } from '../../session/MemberGate.tsx';
import { retrySession } from '../../session/session-store.ts';
import { paletteOfPicture } from './cover-palette.ts';
import { wallet } from './game-info.reads.ts';
import { gamePages } from './games.reads.ts';
import { useFavourite } from './use-favourite.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useGameMessages } from './use-game-messages.ts';

/** Some games of the provider that can be played and are open, without this one. */
function useRelated(game: GameDetails) {
  // One for the game itself, and one that may be closed.
  const query = { page: 1, pageSize: mostRelated + 2, provider: game.providerKey, onlyPlayable: true };
  return mapLoadable(usePublicRead(gamePages, query), ({ items }) =>
    items.filter(({ id, isOpen }) => isOpen && id !== game.id).slice(0, mostRelated),
  );
}

/** How the site looks while the game is opened. */
function useLook() {
  const { id, artFamily } = useBrand();
  return () => {
    const cover = document.querySelector<HTMLImageElement>('[data-part="stage-cover"] img');
    return { brand: id, art: artFamily, palette: paletteOfPicture(cover) };
  };
}

/** The stage of a game, the wallet, the launch, and the game in its isolated frame. */
export function KnownGame({ game }: { readonly game: GameDetails }) {
  const gate = useGate();
  const member = useMember();
  const balance = useMemberRead(wallet);
  const favourite = useFavourite(game);
  const related = useRelated(game);
  const fullscreen = useFullscreen();
  const look = useLook();
  const launch = useMutation({
    mutationFn: async (owner: number) => {
      const { url } = await launchGame(apiFor(owner), { ...game, look: look() });
      // Only a listed host may be framed; anything else is no game that could be shown.
      if (!isAllowedAddress(url, siteEnv().allowedOrigins)) throw new ProblemError({ kind: 'network' });
      return url;
    },
  });

  useGameMessages({ onBalanceChanged: () => makeStale('gamePlayed') });
  useEffect(() => () => makeStale('gameLeft'), []);

  const stage = { game, favourite: favourite.view, related };
  function view(): GameTransferView {
    if (!game.isPlayable) return { kind: 'notPlayable', stage };
    if (balance.kind === 'signedOut') return { kind: 'signedOut', stage };
    if (gate.kind === 'loading') return { kind: 'loading', stage };
    if (gate.kind === 'failed') return { kind: 'failed', stage, balance, problem: gate.problem };
    if (launch.isPending) return { kind: 'launching', stage, balance };
    if (launch.isSuccess) {
      return { kind: 'playing', stage, balance, frameUrl: launch.data, isFullscreen: fullscreen.isOn };
    }
    if (launch.isError) return { kind: 'failed', stage, balance, problem: problemOf(launch.error) };
    return { kind: 'idle', stage, balance };
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
      onToggleFavourite={favourite.toggle}
      onStopFavourite={favourite.stopWaiting}
    />
  );
}
