import { CSPProvider } from '@base-ui/react/csp-provider';
import { formatDate } from '@fortuna/domain/time-zone.ts';
import { AnnouncementDialog } from '@fortuna/ui/components/AnnouncementDialog/AnnouncementDialog.tsx';
import type { AnnouncementItem } from '@fortuna/ui/components/AnnouncementDialog/AnnouncementText.tsx';
import { useSiteLanguage } from '@fortuna/ui/screens/useSiteLanguage.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberAnnouncementsRead } from '../../routes/information/read-announcements.ts';
import { isReminderOff, setReminderOff, type Visitor } from './reminders-off.ts';
import { rememberSeen } from './told.ts';

export interface EntryDialogProps {
  readonly visitor: Visitor;
  readonly items: readonly AnnouncementItem[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The announcements of the entry in the words of the language, remembered as they are seen. A chunk of its own. */
export function EntryDialog({ visitor, items, isOpen, onClose }: EntryDialogProps) {
  const { t } = useTranslation('information-entry');
  const { t: tControls } = useTranslation('controls');
  const language = useSiteLanguage();
  const [isHiddenToday, setHiddenToday] = useState(() => isReminderOff(visitor));
  const handleSeen = useCallback(
    (id: number) => {
      rememberSeen(visitor, id);
      rememberAnnouncementsRead(visitor, [id]);
    },
    [visitor],
  );
  return (
    <CSPProvider disableStyleElements>
      <AnnouncementDialog
        isOpen={isOpen}
        onClose={onClose}
        onSeen={handleSeen}
        announcements={items}
        words={{
          close: tControls('close'),
          previous: t('previous'),
          next: t('next'),
          done: t('done'),
          more: t('more'),
          newTab: t('newTab'),
          hideToday: t('hideToday'),
          date: (startsAt) => formatDate(startsAt, language),
          position: (position, count) => t('position', { position, total: count }),
        }}
        isHiddenToday={isHiddenToday}
        onHideTodayChange={(isHidden) => {
          setHiddenToday(isHidden);
          setReminderOff(visitor, isHidden);
        }}
      />
    </CSPProvider>
  );
}
