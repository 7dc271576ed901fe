import type { ListPlace } from '@fortuna/ui/screens/games/GameResults/game-range.ts';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** Places by the entry of the history that the list stands at, for as long as the page lives. */
const places = new Map<string, number>();

/** Where the player was in the list of this entry of the history: on the way back the very game has the focus that it was left by. */
export function useListPlace(): ListPlace {
  const { key } = useLocation();
  return useMemo(
    () => ({ startAt: places.get(key), onPlace: (place) => void places.set(key, place) }),
    [key],
  );
}
