import type { Problem } from '@fortuna/domain/problem.ts';
import { lazyPart } from '@fortuna/ui/components/lazy-look.tsx';
import type { GameTransferView } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { GameTransferScreen } from '@fortuna/ui/screens/games/GameTransfer/GameTransferScreen.tsx';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Failure } from '../../frame/Failure.tsx';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { gameDetails } from './catalogue.reads.ts';
import { gameMoney } from './game-info.reads.ts';
import { KnownGame } from './KnownGame.tsx';

const GameMoneyPage = lazyPart(async () => (await import('./GameMoneyPage.tsx')).GameMoneyPage, Failure);

/** What the address names is no game: the server has none of it, or refuses the very names. */
function isNoGame(problem: Problem): boolean {
  return (
    problem.kind === 'notFound' || (problem.kind === 'invalid' && Object.keys(problem.fields).length > 0)
  );
}

const none = () => undefined;

/** Which game it is, the catalogue says: an address may say anything. */
function GameOfAddress({ params }: { readonly params: URLSearchParams }) {
  const which = { providerKey: params.get('platType') ?? '', code: params.get('gameCode') ?? '' };
  const details = usePublicRead(gameDetails, which);
  if (details.kind === 'ready') {
    // The way from one game to another begins anew.
    return <KnownGame key={`${which.providerKey}/${which.code}`} game={details.content} />;
  }
  const view: GameTransferView =
    details.kind === 'loading'
      ? { kind: 'loading', stage: null }
      : isNoGame(details.problem)
        ? { kind: 'wrongType' }
        : { ...details, kind: 'unread' };
  return (
    <GameTransferScreen
      view={view}
      onLaunch={none}
      onStopWaiting={none}
      onToggleFullscreen={none}
      onTransfer={none}
      onPress={none}
      onToggleFavourite={none}
      onStopFavourite={none}
    />
  );
}

/** With a game in the address the way into it; without one, where the money lies at all providers. */
function GameInfo() {
  const [params] = useSearchParams();
  if (params.has('platType') || params.has('gameCode')) return <GameOfAddress params={params} />;
  return (
    <Suspense fallback={null}>
      <GameMoneyPage />
    </Suspense>
  );
}

export const page = defineMemberPage({ path: '/gameInfo', isAlone: true, reads: [gameMoney] }, GameInfo);
