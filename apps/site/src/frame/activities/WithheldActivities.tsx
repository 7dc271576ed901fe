import { activityCodes } from '@fortuna/domain/model/promotions-activities.ts';
import { useEffect } from 'react';
import { withholdActivities } from '../../configuration/own-look.tsx';
import { useRead } from '../../platform/use-public-read.ts';
import { useSession } from '../../session/session-store.ts';
import { activities } from './activities.reads.ts';

/** Takes off the page what leads to an activity that the server's list is without; asks nothing that the count of what waits does not. */
export function WithheldActivities(): null {
  const { view } = useSession();
  const list = useRead(activities, view.kind === 'member' ? view.member.id : null, {});
  const offered = list.kind === 'ready' ? list.content.activities : null;
  useEffect(() => {
    if (offered === null) return;
    const pages = new Set(offered.map(({ page }) => page));
    withholdActivities(activityCodes.filter((code) => !pages.has(code)));
  }, [offered]);
  return null;
}
