import { lazyLook } from '@fortuna/ui/components/lazy-look.tsx';
import { useHomeOwner, useHomePlace } from './home-place.ts';

const HomeRows = lazyLook(async () => (await import('./HomeRows.tsx')).HomeRows);
const RecentWins = lazyLook(async () => (await import('./RecentWins.tsx')).RecentWins);

/** What fills the home's empty places (requirement GAME-02) as somebody comes near them: rows of games, and what was won lately. */
export function LateHome() {
  const owner = useHomeOwner();
  // It begins anew for another member.
  return owner && <Places key={owner} isGuest={owner === 'everybody'} />;
}

function Places({ isGuest }: { readonly isGuest: boolean }) {
  const yours = useHomePlace(isGuest ? null : 'yours');
  const rows = useHomePlace('rows');
  const wins = useHomePlace('wins');
  return (
    <>
      {(yours || rows) && <HomeRows yours={yours} rows={rows} />}
      {wins && <RecentWins place={wins} />}
    </>
  );
}
