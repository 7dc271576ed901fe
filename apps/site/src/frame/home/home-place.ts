import { to } from '@fortuna/domain/site-map.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { Owner } from '../../platform/reads.ts';
import { useSession } from '../../session/session-store.ts';
import { shownAfter } from '../late-place.ts';
import { firstBelowView, isNear } from '../near.ts';

/** For whom the home stands there; null on other pages, and while that is not known. */
export function useHomeOwner(): Exclude<Owner, null> | null {
  const { pathname } = useLocation();
  const { view } = useSession();
  if (pathname !== to('/')) return null;
  if (view.kind === 'member') return view.member.id;
  return view.kind === 'guest' ? 'everybody' : null;
}

/** An empty place of the home, as soon as somebody comes near it; null before, and where none is asked for. */
export function useHomePlace(part: 'yours' | 'rows' | 'wins' | null): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (part === null) return;
    const found = document.querySelector<HTMLElement>(`main [data-part="${part}"]`);
    const observed = found?.hidden ? shownAfter(found) : found;
    if (!found || !observed) return;
    const left = new AbortController();
    isNear(observed, left.signal).then(() => setPlace(found));
    return () => {
      left.abort();
      setPlace(null);
    };
  }, [part]);
  return place;
}

/** Whether more may stand in a place: from the moment on at which what follows it is below the view, so that nothing that is seen moves. */
export function useMayGrow(place: HTMLElement | null, isWanted: boolean): boolean {
  const [grown, setGrown] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const after = place && isWanted && shownAfter(place);
    if (!after) return;
    const left = new AbortController();
    firstBelowView(() => [after], left.signal).then(() => flushSync(() => setGrown(place)));
    return () => left.abort();
  }, [place, isWanted]);
  return place !== null && grown === place;
}

/** Shows a place while something stands in it, or may come; a place may have been shown before that was known. */
export function useShown(place: HTMLElement | null, isShown: boolean): void {
  useEffect(() => {
    if (!place) return;
    place.hidden = !isShown;
    return () => {
      place.hidden = true;
    };
  }, [place, isShown]);
}
