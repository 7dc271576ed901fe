import type { Notification } from '@fortuna/domain/model/information.ts';
import { addSiteDays } from '@fortuna/domain/site-days.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { formatTime } from '@fortuna/domain/time-of-day.ts';
import { formatDate, siteDay, startOfSiteDay } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { EndlessList } from '../../page/endless.ts';
import { ListEnd } from '../../page/ListEnd.tsx';
import type { PageView } from '../../page/loadable.ts';
import { Page } from '../../page/Page/Page.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { NotificationList } from '../parts/NotificationList.tsx';
import { ReadAll } from '../parts/ReadAll.tsx';
import { byDay } from './by-day.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const notificationsStates = [
  'Days',
  'AllRead',
  'MoreFailed',
  'LongText',
  'Nothing',
  'Failed',
  'Loading',
] as const;

export interface NotificationsContent {
  readonly list: EndlessList<Notification>;
  /** Over the whole list. */
  readonly unread: number;
  /** The server's day is not told: this device's, as an ISO instant. */
  readonly now: string;
}

export interface NotificationsScreenProps {
  /** The list as far as it has been read; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<NotificationsContent>;
  /** One was opened; its id. */
  readonly onRead: (id: number) => void;
  /** All of them count as read. */
  readonly onReadAll: () => void;
  /** While a press is on its way: waits no longer for its answer. Undefined: nothing is on its way. */
  readonly onStopWaiting: (() => void) | undefined;
}

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

/** The day at the side of what came on it, where there is room for a side. */
const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};

  > h2 {
    position: sticky;
    top: ${vars.size.topBar};
    z-index: 2;
    align-self: start;
    padding-block: ${vars.space.s2};
    background: ${vars.color.bg};
    font-size: ${vars.text.md};
    /* At the side of its rows nothing passes below it. */
    ${media.desktop} {
      background: none;
    }
  }
  ${media.desktop} {
    grid-template-columns: 9rem minmax(0, 1fr);
    column-gap: ${vars.space.s6};
    padding-top: ${vars.space.s4};
    border-top: 1px solid ${vars.color.line};
  }
`;

const rows = ['1', '2', '3', '4'] as const;

/** `/information-center/notification`: what happened to the account, day by day (requirement INFO-01). */
export function NotificationsScreen({ view, onStopWaiting, onRead, onReadAll }: NotificationsScreenProps) {
  const { t } = useTranslation('information-center');
  const hasUnread = view.kind === 'ready' && view.content.list.items.length > 0 && view.content.unread > 0;
  const isSlow = useSlow(onStopWaiting !== undefined);
  return (
    <Page
      part="notifications-screen"
      title={t('notifications.title')}
      lead={t('notifications.lead')}
      back={{ href: to('/information-center'), label: t('back') }}
      action={
        hasUnread && (
          <ReadAll
            label={t('notifications.readAll')}
            shortLabel={t('notifications.readAllShort')}
            onReadAll={onReadAll}
          />
        )
      }
    >
      {isSlow && onStopWaiting && <SlowNotice what="sending" onStop={onStopWaiting} />}
      <PageState view={view} skeleton={rows.map((row) => <Skeleton key={row} shape="block" />)}>
        {(content) => <Notifications content={content} onRead={onRead} />}
      </PageState>
    </Page>
  );
}

interface NotificationsProps extends Pick<NotificationsScreenProps, 'onRead'> {
  readonly content: NotificationsContent;
}

function Notifications({ content: { list, now }, onRead }: NotificationsProps) {
  const { t } = useTranslation('information-center');
  const language = useSiteLanguage();

  function nameOf(day: string): string {
    const today = siteDay(now);
    if (day === today) return t('notifications.today');
    if (day === addSiteDays(today, -1)) return t('notifications.yesterday');
    return formatDate(startOfSiteDay(day), language);
  }

  if (list.items.length === 0)
    return <EmptyState title={t('notifications.empty')} image={<EmptyArt kind="noRecords" />} />;
  return (
    <>
      <Days>
        {byDay(list.items).map(({ day, items }) => (
          <Day key={day}>
            <h2>
              <time dateTime={day}>{nameOf(day)}</time>
            </h2>
            <NotificationList
              label={nameOf(day)}
              items={items}
              unreadLabel={t('notifications.unread')}
              timeOf={({ at }) => formatTime(at, language)}
              onRead={onRead}
            />
          </Day>
        ))}
      </Days>
      <ListEnd list={list} />
      <TextLink href={to('/messages', { part: 'messages' })} isStandalone>
        {t('notifications.toMessages')}
      </TextLink>
    </>
  );
}
