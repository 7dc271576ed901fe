import { type ActivityList, activityCodes } from '@fortuna/domain/model/promotions-activities.ts';
import type { Loadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useEffect } from 'react';
import { withholdActivities } from '../../configuration/own-look.tsx';
import type { Owner } from '../../platform/reads.ts';
import { useRead } from '../../platform/use-public-read.ts';
import { activities } from './activities.reads.ts';

/** All activities that the server offers; what leads to any other is taken off the page. `owner` null: not asked for yet. */
export function useOfferedActivities(owner: Owner): Loadable<ActivityList> {
  const list = useRead(activities, owner, {});
  const offered = list.kind === 'ready' ? list.content.activities : null;
  useEffect(() => {
    if (offered === null) return;
    const pages = new Set(offered.map(({ page }) => page));
    withholdActivities(activityCodes.filter((code) => !pages.has(code)));
  }, [offered]);
  return list;
}
