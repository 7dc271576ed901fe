import type { Message, Notification } from '@fortuna/domain/model/information.ts';
import { type SiteMap, to } from '@fortuna/domain/site-map.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { NotificationItem } from '../../../components/NotificationItem/NotificationItem.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { vars } from '../../../theme/vars.ts';
import type { EndlessList } from '../../page/endless.ts';
import { ListEnd } from '../../page/ListEnd.tsx';
import type { PageView } from '../../page/loadable.ts';
import { Page } from '../../page/Page/Page.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { PartNav } from '../../page/PartNav.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { announcementHref, notificationHref } from '../parts/news-links.ts';
import { ReadAll } from '../parts/ReadAll.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const messagesStates = [
  'Notifications',
  'Messages',
  'Announcements',
  'Opened',
  'AllRead',
  'Empty',
  'MoreFailed',
  'LongText',
  'Skeleton',
] as const;

export const messageParts = [
  'notifications',
  'messages',
  'announcements',
] as const satisfies readonly NonNullable<SiteMap['/messages']['part']>[];
export type MessagePart = (typeof messageParts)[number];

export interface MessagesContent {
  readonly list: EndlessList<Message | Notification>;
  /** Over the whole list. */
  readonly unread: number;
}

export interface MessagesScreenProps {
  /** Which of the lists is shown. */
  readonly part: MessagePart;
  /** The list as far as it has been read; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<MessagesContent>;
  /** It is read now. */
  readonly onRead: (id: number) => void;
  /** All of them count as read. */
  readonly onReadAll: () => void;
  /** Takes one out of the list; left out where that cannot be done. */
  readonly onRemove?: ((id: number) => void) | undefined;
  /** While a press is on its way: waits no longer for its answer. Undefined: nothing is on its way. */
  readonly onStopWaiting?: (() => void) | undefined;
}

const List = styled.ul`
  display: grid;
  gap: ${vars.space.s3};
`;

const rows = ['1', '2', '3', '4'] as const;

/** The page `/messages`: what happened to the account, what the operator wrote to the member, and what it told everybody. */
export function MessagesScreen({ part, view, onStopWaiting, onReadAll, ...on }: MessagesScreenProps) {
  const { t } = useTranslation('information');
  const { t: tCenter } = useTranslation('information-center');
  const isSlow = useSlow(onStopWaiting !== undefined);
  const hasUnread = view.kind === 'ready' && view.content.list.items.length > 0 && view.content.unread > 0;
  return (
    <Page
      part="messages-screen"
      width="contents"
      title={t('messages.title')}
      lead={t('messages.lead')}
      back={{ href: to('/information-center'), label: tCenter('back') }}
      action={
        hasUnread && (
          <ReadAll
            label={t('messages.readAll')}
            shortLabel={t('messages.readAllShort')}
            onReadAll={onReadAll}
          />
        )
      }
    >
      <PartNav
        label={t('messages.parts.label')}
        items={messageParts.map((one) => ({
          href: to('/messages', one === 'notifications' ? {} : { part: one }),
          label: t(`messages.parts.${one}`),
          isCurrent: one === part,
        }))}
      />
      {isSlow && onStopWaiting && <SlowNotice what="sending" onStop={onStopWaiting} />}
      <PageState view={view} skeleton={rows.map((row) => <Skeleton key={row} shape="block" />)}>
        {(content) => <Content part={part} content={content} {...on} />}
      </PageState>
    </Page>
  );
}

interface ContentProps extends Omit<MessagesScreenProps, 'view' | 'onStopWaiting' | 'onReadAll'> {
  readonly content: MessagesContent;
}

function Content({ part, content: { list }, onRead, onRemove }: ContentProps) {
  const { t } = useTranslation('information');
  const language = useSiteLanguage();
  const [opened, setOpened] = useState<number | null>(null);
  if (list.items.length === 0)
    return <EmptyState title={t(`messages.empty.${part}`)} image={<EmptyArt kind="noRecords" />} />;

  function handleOpen({ id, isRead }: Message): void {
    setOpened(opened === id ? null : id);
    if (!isRead) onRead(id);
  }

  return (
    <>
      <List aria-label={t(`messages.parts.${part}`)}>
        {list.items.map((item) => (
          <li key={item.id}>
            <NotificationItem
              item={item}
              time={formatDateTime(item.at, language)}
              unreadLabel={t('messages.unread')}
              href={part === 'announcements' ? announcementHref(item) : notificationHref(item)}
              isOpen={opened === item.id}
              onOpen={() => handleOpen(item)}
              remove={
                onRemove && {
                  label: t('messages.remove', { title: item.title }),
                  onRemove: () => onRemove(item.id),
                }
              }
            />
          </li>
        ))}
      </List>
      <ListEnd list={list} />
    </>
  );
}
