import type { Message, Notification } from '@fortuna/domain/model/information.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedTo, surface } from '../../theme/mixins.ts';
import { pressesCard } from '../../theme/presses-card.ts';
import { vars } from '../../theme/vars.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { NotificationIcon, notificationTone } from './notification-icon.tsx';

export const notificationItemStates = [
  'Unread',
  'Read',
  'Leads',
  'Opens',
  'MessageUnread',
  'Removable',
  'EveryKind',
  'LongText',
] as const;

export interface NotificationItemProps {
  /** A notification, or a message, which has no kind. */
  readonly item: Message | Notification;
  /** When, in words; the instant itself is the item's. */
  readonly time: string;
  /** Said of an unread one: "Não lida". */
  readonly unreadLabel: string;
  /** Where the thing it is about is found, such as its order. Left out: a press opens the item itself. */
  readonly href?: string | undefined;
  /** It was pressed, so it is read now; without `href` its text is to be opened or closed. */
  readonly onOpen: () => void;
  /** All of the text is shown in place. Left out where a press opens it elsewhere. */
  readonly isOpen?: boolean | undefined;
  /** Takes it out of the list, where that can be done. Left out: there is no cross. */
  readonly remove?: NotificationRemoval | undefined;
}

export interface NotificationRemoval {
  /** With the title in it, so that buttons of a list differ: "Apagar: …". */
  readonly label: string;
  /** The cross was pressed; the item itself is not opened. */
  readonly onRemove: () => void;
  /** It is being removed: the cross turns into a ring. Default: false. */
  readonly isPending?: boolean;
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  ${surface}
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  &[data-unread] {
    background: ${vars.color.surface2};
  }
  &[data-removable] {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Sign = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: ${vars.radius.sm};
  background: ${vars.color.surface3};
  color: ${vars.color.textMuted};
  &[data-tone='good'] {
    color: ${vars.color.success};
  }
  &[data-tone='bad'] {
    color: ${vars.color.danger};
  }
  /* Unread: a dot, and stronger words. */
  [data-unread] > &::after {
    content: '';
    position: absolute;
    top: -4px;
    right: -4px;
    width: 12px;
    height: 12px;
    border: 2px solid ${vars.color.surface2};
    border-radius: ${vars.radius.round};
    rotate: ${vars.shape.turn};
    background: ${vars.color.accent};
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Title = styled.a`
  justify-self: start;
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.color.text};
  text-align: start;
  cursor: pointer;
  font-weight: ${vars.weight.medium};
  line-height: 1.35;
  text-decoration: none;
  overflow-wrap: anywhere;
  [data-unread] & {
    font-weight: ${vars.weight.strong};
  }
  ${pressesCard}
`;

const Text = styled.p`
  ${clampedTo(3)}
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  unicode-bidi: plaintext;
  white-space: pre-line;
  overflow-wrap: anywhere;
  &[data-open] {
    display: block;
  }
`;

/** Above the press target that covers the rest. */
const Tools = styled.span`
  position: relative;
  z-index: 1;
`;

const Time = styled.time`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
`;

/** A message of the house in a list of them. A press anywhere on it leads to what it is about, or opens it. */
export function NotificationItem({
  item,
  time,
  unreadLabel,
  href,
  onOpen,
  isOpen,
  remove,
}: NotificationItemProps) {
  const { title, content, isRead, at } = item;
  const titleId = useId();
  const heading = (
    <>
      {!isRead && <VisuallyHidden>{unreadLabel}: </VisuallyHidden>}
      <span id={titleId}>{title}</span>
    </>
  );
  return (
    <Root
      aria-labelledby={titleId}
      data-part="notification-item"
      data-unread={isRead ? undefined : ''}
      data-removable={remove ? '' : undefined}
    >
      <Sign data-tone={notificationTone(item)}>
        <NotificationIcon item={item} />
      </Sign>
      <Words>
        {href === undefined ? (
          <Title as="button" type="button" aria-expanded={isOpen} onClick={onOpen} data-part="open">
            {heading}
          </Title>
        ) : (
          <Title href={href} onClick={onOpen} data-part="open">
            {heading}
          </Title>
        )}
        <Text data-open={isOpen ? '' : undefined}>{content}</Text>
        <Time dateTime={at}>{time}</Time>
      </Words>
      {remove && (
        <Tools>
          <IconButton
            icon="close"
            label={remove.label}
            isPending={remove.isPending ?? false}
            onClick={remove.onRemove}
          />
        </Tools>
      )}
    </Root>
  );
}
