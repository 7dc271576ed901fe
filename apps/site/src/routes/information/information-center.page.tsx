import { readNotifications } from '@fortuna/api/calls/information.ts';
import { InformationCenterScreen } from '@fortuna/ui/screens/information/InformationCenter/InformationCenterScreen.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { isContactAddress } from '@fortuna/ui/theme/outside-address.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { usePublicRead } from '../../platform/use-public-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { MemberGate } from '../../session/MemberGate.tsx';
import { definePage } from '../define-page.tsx';
import { notifications } from './information.reads.ts';
import { supportChannels } from './support.reads.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useTold } from './use-told.ts';

const newest = { page: 1, pageSize: 3 } as const;

/** The three are asked for beside each other, and each stands for itself. */
function Parts() {
  const support = usePublicRead(supportChannels);
  const news = useMemberRead(notifications, newest);
  const read = useWrite((api, ids: readonly number[] | undefined) => readNotifications(api, { ids }));
  useTold(read.problem);
  return (
    <InformationCenterScreen
      support={mapLoadable(support, (all) => all.filter(({ url }) => isContactAddress(url)))}
      notifications={news}
      announcements={useAnnouncements().view}
      onRead={(id) => read.send([id])}
      onReadAll={() => read.send(undefined)}
      onStopWaiting={read.state === 'sending' ? read.stopWaiting : undefined}
    />
  );
}

/** For everybody; the notifications are a member's own. */
function InformationCenter() {
  return (
    <MemberGate>
      <Parts />
    </MemberGate>
  );
}

export const page = definePage({ path: '/information-center', reads: [supportChannels] }, InformationCenter);
