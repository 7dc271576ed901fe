import { readNotifications } from '@fortuna/api/calls/information.ts';
import { NotificationsScreen } from '@fortuna/ui/screens/information/Notifications/NotificationsScreen.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useEndless } from '../../platform/use-endless.ts';
import { useWrite } from '../../platform/use-write.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { notifications } from './information.reads.ts';
import { useTold } from './use-told.ts';

function Notifications() {
  const read = useWrite((api, ids: readonly number[] | undefined) => readNotifications(api, { ids }));
  useTold(read.problem);
  const view = mapLoadable(useEndless(notifications, {}), ({ list, last }) => ({
    list,
    unread: last.unread,
    now: new Date().toISOString(),
  }));
  return (
    <NotificationsScreen
      view={view}
      onRead={(id) => read.send([id])}
      onReadAll={() => read.send(undefined)}
      onStopWaiting={read.state === 'sending' ? read.stopWaiting : undefined}
    />
  );
}

export const page = defineMemberPage({ path: '/information-center/notification' }, Notifications);
