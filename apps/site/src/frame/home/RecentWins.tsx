import { HomeWins } from '@fortuna/ui/screens/games/Home/HomeWins.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { queryOf } from '../../platform/use-public-read.ts';
import { useMayGrow, useShown } from './home-place.ts';
import { recentWins, winsFreshFor } from './lobby.reads.ts';

function useIsInView(element: Element): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setIsInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}

/** What was won in the last day, asked for again once a minute while it is seen. Where there is nothing, or it does not come, nothing stands there. */
export function RecentWins({ place }: { readonly place: HTMLElement }) {
  const isInView = useIsInView(place);
  const { data: wins = [] } = useQuery({
    ...queryOf(recentWins, 'everybody', undefined),
    refetchInterval: isInView && winsFreshFor,
  });
  const isShown = useMayGrow(place, wins.length > 0) && wins.length > 0;
  useShown(place, isShown);
  return isShown && createPortal(<HomeWins wins={wins} />, place);
}
