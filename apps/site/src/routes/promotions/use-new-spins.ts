import type { Wheel } from '@fortuna/domain/model/promotions-wheels.ts';
import { useEffect } from 'react';
import { makeStale } from '../../platform/make-stale.ts';

/** After the hour, so that the server has it behind it too; and the least pause where it gives an hour that has passed. Milliseconds. */
const grace = 1_000;
const leastPause = 30_000;

/** How long until there are new spins, counted by the server's clock, in milliseconds; null: none are said to come. */
export function pauseUntilNewSpins({ nextSpinsAt, serverTime }: Wheel): number | null {
  if (nextSpinsAt === null || serverTime === null) return null;
  const pause = Date.parse(nextSpinsAt) - Date.parse(serverTime);
  return pause > 0 ? pause + grace : leastPause;
}

/** Looks at the wheels again when there are new spins: at the site's midnight. */
export function useNewSpins(wheel: Wheel | null): void {
  useEffect(() => {
    const pause = wheel && pauseUntilNewSpins(wheel);
    if (pause === null) return;
    const timer = setTimeout(() => makeStale('timeCame'), pause);
    return () => clearTimeout(timer);
  }, [wheel]);
}
