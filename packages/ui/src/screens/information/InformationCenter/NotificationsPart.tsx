import { to } from '@fortuna/domain/site-map.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { NotificationList } from '../parts/NotificationList.tsx';
import { CenterPart } from './CenterPart.tsx';
import type { InformationCenterProps } from './InformationCenter.view.ts';

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
`;

export interface NotificationsPartProps extends Pick<InformationCenterProps, 'onRead' | 'onReadAll'> {
  readonly view: InformationCenterProps['notifications'];
}

/** What happened to the account last. */
export function NotificationsPart({ view, onRead, onReadAll }: NotificationsPartProps) {
  const { t } = useTranslation('information-center');
  const language = useSiteLanguage();
  return (
    <CenterPart title={t('notifications.title')} href={to('/information-center/notification')} view={view}>
      {({ items, unread }) =>
        items.length === 0 ? (
          <EmptyState title={t('notifications.empty')} as="h3" />
        ) : (
          <>
            {unread > 0 && (
              <Tools>
                <Button size="sm" onClick={onReadAll}>
                  {t('notifications.readAll')}
                </Button>
              </Tools>
            )}
            <NotificationList
              label={t('notifications.title')}
              items={items}
              unreadLabel={t('notifications.unread')}
              timeOf={({ at }) => formatDateTime(at, language)}
              onRead={onRead}
            />
          </>
        )
      }
    </CenterPart>
  );
}
