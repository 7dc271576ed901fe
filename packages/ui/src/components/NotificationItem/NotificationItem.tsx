import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const notificationItemStates = ['Unread', 'Read', 'LongText'] as const;

export interface NotificationItemProps {
  readonly title: string;
  /** The beginning of the message. */
  readonly text: string;
  /** When, in words; `dateTime` is the instant it stands for (ISO). */
  readonly time: string;
  readonly dateTime: string;
  readonly href: string;
  readonly icon: IconName;
  /** Announced for an unread one; left out once it is read. */
  readonly unreadLabel?: string;
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${vars.space.s3};
  padding: ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  box-shadow: ${vars.shadow.surface};
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  &[data-unread] {
    background: ${vars.color.surface2};
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
  /* Unread: a dot, and stronger words. */
  [data-unread] > &::after {
    content: '';
    position: absolute;
    top: -4px;
    right: -4px;
    width: 12px;
    height: 12px;
    border: 2px solid ${vars.color.surface2};
    border-radius: 50%;
    background: ${vars.color.accent};
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`;

const Title = styled.a`
  color: ${vars.color.text};
  font-weight: ${vars.weight.medium};
  line-height: 1.35;
  text-decoration: none;
  overflow-wrap: anywhere;
  [data-unread] & {
    font-weight: ${vars.weight.strong};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    border-radius: ${vars.radius.md};
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
`;

const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Time = styled.time`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
`;

/** One of the operator's messages in a list; all of it links to the full text. */
export function NotificationItem({
  title,
  text,
  time,
  dateTime,
  href,
  icon,
  unreadLabel,
}: NotificationItemProps) {
  return (
    <Root data-part="notification-item" data-unread={unreadLabel === undefined ? undefined : ''}>
      <Sign>
        <Icon name={icon} size={22} />
      </Sign>
      <Words>
        <Title href={href}>
          {unreadLabel !== undefined && <VisuallyHidden>{unreadLabel}: </VisuallyHidden>}
          {title}
        </Title>
        <Text>{text}</Text>
        <Time dateTime={dateTime}>{time}</Time>
      </Words>
    </Root>
  );
}
