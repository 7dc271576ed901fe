import { deleteMessages, readMessages, readNotifications } from '@fortuna/api/calls/information.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import {
  type MessagePart,
  MessagesScreen,
  messageParts,
} from '@fortuna/ui/screens/information/Messages/MessagesScreen.tsx';
import { mapLoadable } from '@fortuna/ui/screens/page/loadable.ts';
import { useProblemText } from '@fortuna/ui/screens/useProblemText.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { announce } from '../../frame/ui-store.ts';
import { useEndless } from '../../platform/use-endless.ts';
import { useMemberRead } from '../../platform/use-member-read.ts';
import { useWrite, type Write } from '../../platform/use-write.ts';
import { defineMemberPage } from '../define-member-page.tsx';
import { announcements, messages, notifications } from './information.reads.ts';

const parts = { notifications: Notifications, messages: Messages, announcements: Announcements } as const;

const isPart = (text: string | null): text is MessagePart => messageParts.some((part) => part === text);

function MessageCentre() {
  const [params] = useSearchParams();
  const part = params.get('part');
  const Part = parts[isPart(part) ? part : 'notifications'];
  return <Part />;
}

const none = () => undefined;

/** A press that met a problem: told over the page, since the list may be scrolled anywhere. An ended login has a dialog of its own. */
function useTold(problem: Problem | null): void {
  const textOf = useProblemText();
  const tell = useEffectEvent((met: Problem) => {
    if (met.kind !== 'unauthenticated')
      announce({ id: 'messages-problem', tone: 'danger', title: textOf(met) });
  });
  useEffect(() => {
    if (problem) tell(problem);
  }, [problem]);
}

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

/** Told to all: there is nothing to mark, and all of it is there at once. */
function Announcements() {
  const view = mapLoadable(useMemberRead(announcements), (all) => ({
    list: {
      items: all.map(({ startsAt, ...one }) => ({ ...one, isRead: true, at: startsAt })),
      total: all.length,
      more: { kind: 'end' } as const,
      onMore: none,
    },
    unread: 0,
  }));
  return <MessagesScreen part="announcements" view={view} onRead={none} onReadAll={none} />;
}

export const page = defineMemberPage({ path: '/messages' }, MessageCentre);
