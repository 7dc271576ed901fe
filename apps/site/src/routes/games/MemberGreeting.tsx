import { listRecentGames } from '@fortuna/api/calls/games-recent.ts';
import { HomeGreeting } from '@fortuna/ui/screens/games/Home/HomeGreeting.tsx';
import { mapLoadable, ready } from '@fortuna/ui/screens/page/loadable.ts';
import { memberRead } from '../../platform/reads.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { useSession } from '../../session/session-store.ts';

const recentGames = memberRead('listRecentGames', listRecentGames);

/** The home's greeting. Where the member cannot be read, the wallet in the bar tells of it. */
export function MemberGreeting() {
  const { view } = useSession();
  const member = view.kind === 'member' ? view.member : null;
  const recent = useRead(recentGames, member?.id ?? null, undefined);
  const lastGame = mapLoadable(
    recent,
    (games) => games.find(({ isOpen, isPlayable }) => isOpen && isPlayable) ?? null,
  );
  return (
    <HomeGreeting
      view={{
        name: member && (member.nickname ?? member.name),
        lastGame: view.kind === 'unreachable' ? ready(null) : lastGame,
      }}
    />
  );
}
