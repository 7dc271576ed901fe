import { useEffect, useState } from 'react';

/** Who else plays in this browser. */
export interface PlayingTabs {
  /** Another tab has the same game open. */
  readonly isSameGame: boolean;
  /** Another tab has any game open for the same member. */
  readonly isAnyGame: boolean;
}

const alone: PlayingTabs = { isSameGame: false, isAnyGame: false };

/** How often the others are counted, in milliseconds. */
const pace = 2_000;

function prefixOf(memberId: number): string {
  return `fortuna.play.${memberId}.`;
}

async function countOthers(memberId: number, game: string, isPlaying: boolean): Promise<PlayingTabs> {
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(prefixOf(memberId)));
  const own = isPlaying ? 1 : 0;
  const same = names.filter((name) => name === prefixOf(memberId) + game);
  return { isSameGame: same.length > own, isAnyGame: names.length > own };
}

/**
 * Tabs that play tell each other by a lock that all of them share: it ends with its tab, however that ends. Where there are no locks
 * nobody else is known.
 */
export function usePlayingTabs(memberId: number | null, game: string, isPlaying: boolean): PlayingTabs {
  const [others, setOthers] = useState(alone);
  useEffect(() => {
    if (memberId === null || !navigator.locks) return;
    const left = Promise.withResolvers<void>();
    if (isPlaying) {
      const name = prefixOf(memberId) + game;
      navigator.locks.request(name, { mode: 'shared' }, () => left.promise).catch(() => undefined);
    }
    const look = () =>
      countOthers(memberId, game, isPlaying).then(
        (next) => setOthers((known) => (isSame(known, next) ? known : next)),
        () => undefined,
      );
    void look();
    const timer = setInterval(look, pace);
    return () => {
      clearInterval(timer);
      left.resolve();
    };
  }, [memberId, game, isPlaying]);
  return others;
}

function isSame(one: PlayingTabs, other: PlayingTabs): boolean {
  return one.isSameGame === other.isSameGame && one.isAnyGame === other.isAnyGame;
}
