import type { ActivityCode } from '@fortuna/domain/model/promotions-activities.ts';
import type { SitePath } from '@fortuna/domain/site-map.ts';
import { mapLoadable, type PageView } from '@fortuna/ui/screens/page/loadable.ts';
import type { ActivityContent } from '@fortuna/ui/screens/promotions/Activity.view.ts';
import type { ComponentType } from 'react';
import { useOfferedActivities } from '../../frame/activities/use-offered-activities.ts';
import { MemberGate, useGate } from '../../session/MemberGate.tsx';
import { definePage, type PageOptions, SwitchedOff } from '../define-page.tsx';
import type { PageModule } from '../page-entry.ts';
import { ownerOf, useActivity } from './use-activity.ts';

const folder = '/promotion/activity/';

export interface ActivityPageProps {
  readonly view: PageView<ActivityContent>;
}

interface ActivityPageOptions extends PageOptions {
  readonly path: Extract<SitePath, `${typeof folder}${ActivityCode}`>;
  readonly feature: `promotion-${ActivityCode}`;
}

interface ActivityProps {
  readonly code: string;
  readonly Content: ComponentType<ActivityPageProps>;
}

/**
 * One activity, however it stands, to a guest or a member; what the server does not offer is said to be none of the site's, and others that it
 * does not offer are led to by nothing, for guests too, whose other pages do not ask for the list.
 */
export function ActivityPage({ code, Content }: ActivityProps) {
  const view = useActivity(code);
  useOfferedActivities(ownerOf(useGate()));
  // The server has no such activity, or takes the code of an address for none at all.
  const isNone =
    (view.kind === 'ready' && view.content === null) ||
    (view.kind === 'failed' && view.problem.kind === 'invalid' && view.problem.fields.code !== undefined);
  if (isNone) return <SwitchedOff feature={`promotion-${code as ActivityCode}`} />;
  return <Content view={mapLoadable(view, (content) => content as ActivityContent)} />;
}

/** The page of one of the sixteen activities: for guests and members, and for another member it begins anew. */
export function defineActivityPage(
  options: ActivityPageOptions,
  Content: ComponentType<ActivityPageProps>,
): PageModule {
  const code = options.path.slice(folder.length);
  return definePage(options, () => (
    <MemberGate>
      <ActivityPage code={code} Content={Content} />
    </MemberGate>
  ));
}
