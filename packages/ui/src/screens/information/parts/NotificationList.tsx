import type { Notification } from '@fortuna/domain/model/information.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { NotificationItem } from '../../../components/NotificationItem/NotificationItem.tsx';
import { vars } from '../../../theme/vars.ts';
import { notificationHref } from './news-links.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
`;

export interface NotificationListProps {
  readonly label: string;
  readonly items: readonly Notification[];
  readonly unreadLabel: string;
  /** When it was, in words. */
  readonly timeOf: (item: Notification) => string;
  /** It is read now. */
  readonly onRead: (id: number) => void;
}

/** Notifications one below the other: each leads to its record, or opens where it stands. */
export function NotificationList({ label, items, unreadLabel, timeOf, onRead }: NotificationListProps) {
  const [opened, setOpened] = useState<number | null>(null);

  function handleOpen({ id, isRead }: Notification): void {
    setOpened(opened === id ? null : id);
    if (!isRead) onRead(id);
  }

  return (
    <List aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <NotificationItem
            item={item}
            time={timeOf(item)}
            unreadLabel={unreadLabel}
            href={notificationHref(item)}
            isOpen={opened === item.id}
            onOpen={() => handleOpen(item)}
          />
        </li>
      ))}
    </List>
  );
}
