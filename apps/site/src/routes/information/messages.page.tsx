import { deleteMessages, readMessages, readNotifications } from '@fortuna/api/calls/information.ts';
import {
  type MessagePart,
  MessagesScreen,
  messageParts,
} from '@fortuna/ui/screens/information/Messages/MessagesScreen.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useSearchParams } from 'react-router-dom';
import { useEndless } from '../../platform/use-endless.ts';
import { useWrite, type Write } from '../../platform/use-write.ts';
import { useMemberView } from '../../session/use-member-view.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { messages, notifications } from './information.reads.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useTold } from './use-told.ts';

const parts = { notifications: Notifications, messages: Messages, announcements: Announcements } as const;

const isPart = (text: string | null): text is MessagePart => messageParts.some((part) => part === text);

function MessageCentre() {
  const [params] = useSearchParams();
  const part = params.get('part');
  const Part = parts[isPart(part) ? part : 'notifications'];
  return <Part />;
}

const none = () => undefined;

/** How the wait for a press is ended, while there is one. */
function stopOf(...writes: readonly Pick<Write<never>, 'state' | 'stopWaiting'>[]): (() => void) | undefined {
  return writes.find(({ state }) => state === 'sending')?.stopWaiting;
}

function Notifications() {
  const read = useWrite((api, ids: readonly number[] | undefined) => readNotifications(api, { ids }));
  useTold(read.problem);
  const view = mapLoadable(useEndless(notifications, {}), ({ list, last }) => ({
    list,
    unread: last.unread,
  }));
  return (
    <MessagesScreen
      part="notifications"
      onStopWaiting={stopOf(read)}
      view={view}
      onRead={(id) => read.send([id])}
      onReadAll={() => read.send(undefined)}
    />
  );
}

function Messages() {
  const read = useWrite((api, ids: readonly number[] | undefined) => readMessages(api, { ids }));
  const remove = useWrite((api, ids: readonly number[]) => deleteMessages(api, { ids }));
  useTold(read.problem ?? remove.problem);
  const view = mapLoadable(useEndless(messages, {}), ({ list, last }) => ({ list, unread: last.unread }));
  return (
    <MessagesScreen
      part="messages"
      onStopWaiting={stopOf(read, remove)}
      view={view}
      onRead={(id) => read.send([id])}
      onReadAll={() => read.send(undefined)}
      onRemove={(id) => remove.send([id])}
    />
  );
}

/** Told to all, all of it at once; what has been read of it is kept on this device. */
function Announcements() {
  const { view, markRead } = useAnnouncements();
  const gate = useMemberView(() => view);
  const content = mapLoadable(gate, (all) => ({
    list: {
      items: all.map(({ startsAt, ...one }) => ({ ...one, at: startsAt })),
      total: all.length,
      more: { kind: 'end' } as const,
      onMore: none,
    },
    unread: all.filter(({ isRead }) => !isRead).length,
  }));
  return (
    <MessagesScreen
      part="announcements"
      view={content}
      onRead={(id) => markRead([id])}
      onReadAll={() => markRead(view.kind === 'ready' ? view.content.map(({ id }) => id) : [])}
    />
  );
}

export const page = defineMemberPage({ path: '/messages' }, MessageCentre);
