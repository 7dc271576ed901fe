import type { Member } from '@fortuna/domain/model/auth.ts';
import type { GameDetails } from '@fortuna/domain/model/games.ts';
import { type GameMoney, heldBy } from '@fortuna/domain/model/games-transfers.ts';
import { problemOf } from '@fortuna/domain/problem.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { lazyPart } from '@fortuna/ui/components/lazy-look.tsx';
import type {
  GameTransferView,
  PlayerMoney,
} from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { GameTransferScreen } from '@fortuna/ui/screens/games/GameTransfer/GameTransferScreen.tsx';
import { mostRelated } from '@fortuna/ui/screens/games/GameTransfer/RelatedGames.tsx';
import { isUnderWay, type StageMoney } from '@fortuna/ui/screens/games/Transfer/Transfer.view.ts';
import { type Loadable, mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Failure } from '../../frame/Failure.tsx';
import { makeStale } from '../../platform/make-stale.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { useGate, useMember } from '../../session/MemberGate.tsx';
import { retrySession } from '../../session/session-store.ts';
import { gamePages } from './catalogue.reads.ts';
import { gameMoney } from './game-info.reads.ts';
import { leaveGame } from './leave-game.ts';
import { useBackOnline } from './use-back-online.ts';
import { useFavourite } from './use-favourite.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useGameMessages } from './use-game-messages.ts';
import { useLaunch } from './use-launch.ts';
import { useLeaving } from './use-leaving.ts';
import { usePlayingTabs } from './use-playing-tabs.ts';
import { type Transfers, useTransfers } from './use-transfers.ts';

const DepositInGame = lazyPart(async () => (await import('./DepositInGame.tsx')).DepositInGame, Failure);

/** Some games of the provider that can be played and are open, without this one. */
function useRelated(game: GameDetails) {
  // One for the game itself, and one that may be closed.
  const query = { page: 1, pageSize: mostRelated + 2, provider: game.providerKey, onlyPlayable: true };
  return mapLoadable(usePublicRead(gamePages, query), ({ items }) =>
    items.filter(({ id, isOpen }) => isOpen && id !== game.id).slice(0, mostRelated),
  );
}

function stageMoneyOf(money: GameMoney, providerKey: string): StageMoney {
  const held = heldBy(money, providerKey);
  const total = money.providers.reduce((sum, { amount }) => sum + amount, 0);
  return { wallet: money.wallet, held, elsewhere: total - held };
}

interface TopUp {
  readonly isOn: boolean;
  readonly money: Loadable<GameMoney>;
  readonly providerKey: string;
  readonly transfers: Transfers;
}

/** While a game is open, what comes into the wallet (a deposit, a reward) follows the rest to it; once for each time the wallet is read anew. */
function useTopUp({ isOn, money, providerKey, transfers: { view, follow } }: TopUp): void {
  const isKnown = money.kind === 'ready' && !money.isRefreshing && !money.isStale;
  const known = isKnown ? money.content : null;
  const answered = useRef<GameMoney | null>(null);
  const isFree = !isUnderWay(view) && !(view.kind === 'ready' && view.problem !== null);
  const bringIn = useEffectEvent(() => follow({ kind: 'in', providerKey, amount: null }));
  useEffect(() => {
    if (!isOn) answered.current = known;
    if (!isOn || known === null || known === answered.current || !isFree) return;
    answered.current = known;
    if (known.wallet > 0) bringIn();
  }, [isOn, known, isFree]);
}

/** The stage of a game, the member's money, the launch, and the game in its isolated frame. */
export function KnownGame({ game }: { readonly game: GameDetails }) {
  const gate = useGate();
  const member = useMember();
  const read = useMemberRead(gameMoney);
  const transfers = useTransfers(member?.id ?? null);
  const favourite = useFavourite(game);
  const related = useRelated(game);
  const fullscreen = useFullscreen();
  const { request, isIn, leave } = useLaunch(game);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isPlaying = request.isSuccess;
  const tabs = usePlayingTabs(member?.id ?? null, `${game.providerKey}/${game.code}`, isPlaying);
  const isBackOnline = useBackOnline(request.data ?? null, () => makeStale('gamePlayed'));

  useGameMessages({
    onBalanceChanged: () => makeStale('gamePlayed'),
    onCheckRound: (round) => navigate(to('/fair-play', { round })),
  });
  useLeaving(isIn, (how) => {
    // Another tab plays with the same money: it stays until that one is left.
    if (member) void leaveGame(member.id, member.isAutoTransferOn && !tabs.isAnyGame);
    if (how === 'window') leave();
  });
  const money: Loadable<GameMoney> = read.kind === 'signedOut' ? { kind: 'loading' } : read;
  useTopUp({
    isOn: isPlaying && (member?.isAutoTransferOn ?? false),
    money,
    providerKey: game.providerKey,
    transfers,
  });

  const stage = { game, favourite: favourite.view, related };
  function moneyOf({ isAutoTransferOn, isDemo }: Pick<Member, 'isAutoTransferOn' | 'isDemo'>): PlayerMoney {
    const balance = mapLoadable(money, (content) => stageMoneyOf(content, game.providerKey));
    return { balance, transfer: transfers.view, isAutomatic: isAutoTransferOn, isDemo };
  }
  function view(): GameTransferView {
    if (!game.isPlayable) return { kind: 'notPlayable', stage };
    if (gate.kind === 'signedOut') return { kind: 'signedOut', stage };
    if (gate.kind === 'loading') return { kind: 'loading', stage };
    // Nobody is known to play: nothing can be moved, and a launch asks for the member once more.
    const player = gate.kind === 'member' ? gate.member : { isAutoTransferOn: true, isDemo: false };
    const known = { stage, money: moneyOf(player), isInOtherTab: tabs.isSameGame };
    if (gate.kind === 'failed') return { kind: 'failed', ...known, problem: gate.problem };
    if (request.isPending) return { kind: 'launching', ...known };
    if (request.isSuccess) {
      return {
        kind: 'playing',
        ...known,
        frameUrl: request.data,
        isFullscreen: fullscreen.isOn,
        isBackOnline,
      };
    }
    if (!game.isOpen) return { kind: 'closed', ...known };
    if (request.isError) return { kind: 'failed', ...known, problem: problemOf(request.error) };
    return { kind: 'idle', ...known };
  }

  return (
    <>
      <GameTransferScreen
        view={view()}
        onLaunch={() => {
          if (gate.kind === 'failed') retrySession();
          else if (member && !request.isPending) request.mutate(member.id);
        }}
        onStopWaiting={request.reset}
        onToggleFullscreen={fullscreen.toggle}
        onTransfer={transfers.transfer}
        onPress={transfers.press}
        onToggleFavourite={favourite.toggle}
        onStopFavourite={favourite.stopWaiting}
      />
      {member && params.has('deposit') && (
        <Suspense fallback={null}>
          <DepositInGame game={game} />
        </Suspense>
      )}
    </>
  );
}
