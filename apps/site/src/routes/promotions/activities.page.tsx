import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { ActivitiesScreen } from '@fortuna/ui/screens/promotions/Activities/ActivitiesScreen.tsx';
import { GeneralActivityScreen } from '@fortuna/ui/screens/promotions/GeneralActivity/GeneralActivityScreen.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useSearchParams } from 'react-router-dom';
import { isOffered } from '../../frame/activities/activities.reads.ts';
import { MemberGate } from '../../session/MemberGate.tsx';
import { definePage } from '../define-page.tsx';
import { ActivityPage } from './define-activity-page.tsx';
import { useActivities } from './use-activity.ts';

function Activities() {
  const { switchedOff } = useBrand();
  return (
    <ActivitiesScreen
      view={mapLoadable(useActivities(), ({ activities, serverTime }) => ({
        activities: activities.filter(isOffered(switchedOff)),
        serverTime,
      }))}
    />
  );
}

/** All that runs, or one that is newer than the site (`?code=`). */
function ActivitiesOrOne() {
  const [params] = useSearchParams();
  const code = params.get('code');
  return (
    <MemberGate>
      {code === null ? <Activities /> : <ActivityPage code={code} Content={GeneralActivityScreen} />}
    </MemberGate>
  );
}

export const page = definePage({ path: '/promotion/activity' }, ActivitiesOrOne);
