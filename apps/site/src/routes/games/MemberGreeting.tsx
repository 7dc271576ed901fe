import { listRecentGames } from '@fortuna/api/calls/games-recent.ts';
import type { Game } from '@fortuna/domain/model/games.ts';
import type { HomeGreetingView } from '@fortuna/ui/screens/games/Home/Home.view.ts';
import { HomeGreeting } from '@fortuna/ui/screens/games/Home/HomeGreeting.tsx';
import type { Loadable } from '@fortuna/ui/screens/page/loadable.ts';
import { memberRead } from '../../platform/reads.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { useSession } from '../../session/session-store.ts';

const recentGames = memberRead('listRecentGames', listRecentGames);

function wayOn(recent: Loadable<readonly Game[]>): HomeGreetingView['wayOn'] {
  if (recent.kind === 'loading') return { kind: 'loading' };
  const game =
    recent.kind === 'ready'
      ? recent.content.find(({ isOpen, isPlayable }) => isOpen && isPlayable)
      : undefined;
  return game ? { kind: 'lastGame', game } : { kind: 'allGames' };
}

/** The home's greeting. Where the member or the games cannot be read, the rest of the page tells of it. */
export function MemberGreeting() {
  const { view } = useSession();
  const member = view.kind === 'member' ? view.member : null;
  const recent = useRead(recentGames, member?.id ?? null, undefined);
  return (
    <HomeGreeting
      view={{
        name: member && (member.nickname ?? member.name),
        wayOn: view.kind === 'unreachable' ? { kind: 'allGames' } : wayOn(recent),
      }}
    />
  );
}
