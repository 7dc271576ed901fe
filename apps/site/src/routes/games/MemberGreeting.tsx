import { HomeGreeting } from '@fortuna/ui/screens/games/Home/HomeGreeting.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { retrySession, useSession } from '../../session/session-store.ts';
import { recentGames } from './recent-games.reads.ts';

/** The home's greeting. A member who cannot be read has no last game either: why is said in its place. */
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
        lastGame:
          view.kind === 'unreachable'
            ? { kind: 'failed', problem: view.problem, onRetry: retrySession }
            : lastGame,
      }}
    />
  );
}
