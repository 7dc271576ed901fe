import type { Activity } from '@fortuna/domain/model/promotions-activities.ts';
import { to } from '@fortuna/domain/site-map.ts';
import type { BrandFeature } from '@fortuna/ui/theme/brand.ts';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { queryClient } from '../../platform/query-client.ts';
import type { Owner } from '../../platform/reads.ts';
import { queryOf } from '../../platform/use-public-read.ts';
import { useSession } from '../../session/session-store.ts';
import { readyBelow, shownAfter } from '../late-place.ts';
import { activities, isOffered } from './activities.reads.ts';

/** On the home; the page of promotions has the others. */
const mostCards = 4;

interface Shown {
  readonly place: HTMLElement;
  readonly activities: readonly Activity[];
  readonly Activities: ComponentType<{ readonly activities: readonly Activity[] }>;
}

async function load(
  owner: Owner,
  switchedOff: readonly BrandFeature[],
): Promise<Omit<Shown, 'place'> | null> {
  const list = await queryClient.fetchQuery(queryOf(activities, owner, {}));
  const live = list.activities.filter(isOffered(switchedOff)).slice(0, mostCards);
  if (live.length === 0) return null;
  const { HomeActivities } = await import('@fortuna/ui/screens/promotions/HomeActivities/HomeActivities.tsx');
  return { activities: live, Activities: HomeActivities };
}

/**
 * Up to four live activities on the home, in the server's order (requirement BONUS-01): in place of what the page says of the site to
 * guests, after the operator's banners to members; further down for those who have scrolled on. Asked for as one comes near; where they do not come nothing is missing.
 */
export function LateActivities() {
  const { pathname } = useLocation();
  const { switchedOff } = useBrand();
  const { view } = useSession();
  const [shown, setShown] = useState<Shown | null>(null);
  const isHome = pathname === to('/');
  const owner = view.kind === 'member' ? view.member.id : 'everybody';
  const isKnown = view.kind === 'member' || view.kind === 'guest';
  useEffect(() => {
    if (!isHome || !isKnown) return;
    const guests = document.querySelector<HTMLElement>('[data-part="promotions"]');
    const banners = document.querySelector<HTMLElement>('[data-part="banners"]');
    const first = guests ?? (banners && shownAfter(banners));
    if (!first) return;
    const left = new AbortController();
    const place = document.createElement('div');
    readyBelow(first, () => load(owner, switchedOff), left.signal).then(
      (late) => {
        if (left.signal.aborted || late === null) return;
        const { before, content } = late;
        before.before(place);
        if (before === guests) guests.hidden = true;
        flushSync(() => setShown({ ...content, place }));
      },
      () => undefined,
    );
    return () => {
      left.abort();
      setShown(null);
      guests?.removeAttribute('hidden');
      place.remove();
    };
  }, [isHome, isKnown, owner, switchedOff]);
  return shown && createPortal(<shown.Activities activities={shown.activities} />, shown.place);
}
