import { to } from '@fortuna/domain/site-map.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { NotificationList } from '../parts/NotificationList.tsx';
import { ReadAll } from '../parts/ReadAll.tsx';
import { CenterPart } from './CenterPart.tsx';
import type { InformationCenterProps } from './InformationCenter.view.ts';

export interface NotificationsPartProps extends Pick<InformationCenterProps, 'onRead' | 'onReadAll'> {
  readonly view: InformationCenterProps['notifications'];
}

/** What happened to the account last. */
export function NotificationsPart({ view, onRead, onReadAll }: NotificationsPartProps) {
  const { t } = useTranslation('information-center');
  const language = useSiteLanguage();
  const hasUnread = view.kind === 'ready' && view.content.items.length > 0 && view.content.unread > 0;
  return (
    <CenterPart
      title={t('notifications.title')}
      href={to('/information-center/notification')}
      view={view}
      aside={
        hasUnread && (
          <ReadAll
            label={t('notifications.readAll')}
            shortLabel={t('notifications.readAllShort')}
            onReadAll={onReadAll}
          />
        )
      }
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={t('notifications.empty')} as="h3" />
        ) : (
          <NotificationList
            label={t('notifications.title')}
            items={items}
            unreadLabel={t('notifications.unread')}
            timeOf={({ at }) => formatDateTime(at, language)}
            onRead={onRead}
          />
        )
      }
    </CenterPart>
  );
}
