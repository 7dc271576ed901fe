import type { Problem } from '@fortuna/domain/problem.ts';
import type { GameTransferView } from '@fortuna/ui/screens/games/GameTransfer/GameTransfer.view.ts';
import { GameTransferScreen } from '@fortuna/ui/screens/games/GameTransfer/GameTransferScreen.tsx';
import { useSearchParams } from 'react-router-dom';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { wallet } from './game-info.reads.ts';
import { gameDetails } from './games.reads.ts';
import { KnownGame } from './KnownGame.tsx';

/** What the address names is no game: the server has none of it, or refuses the very names. */
function isNoGame(problem: Problem): boolean {
  return problem.kind === 'notFound' || (problem.kind === 'invalid' && problem.others !== undefined);
}

const none = () => undefined;

/** Which game it is, the catalogue says: an address may say anything. */
function GameInfo() {
  const [params] = useSearchParams();
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
        ? { kind: 'notFound' }
        : { ...details, kind: 'unread' };
  return (
    <GameTransferScreen
      view={view}
      onLaunch={none}
      onStopWaiting={none}
      onToggleFullscreen={none}
      onToggleFavourite={none}
      onStopFavourite={none}
    />
  );
}

export const page = defineMemberPage({ path: '/gameInfo', isAlone: true, reads: [wallet] }, GameInfo);
